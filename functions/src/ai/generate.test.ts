import { AI_MESSAGES } from '@akada/domain/ai';
import type { GenerateInput } from '@akada/domain/schemas/ai';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deps } from '../lib/handler.ts';
import { award } from '../points/award.ts';
import { ModelFailure } from './failure.ts';
import { generateWith } from './generate.ts';
import { keep, settleStopped } from './keep.ts';
import type { AskModel } from './model.ts';
import { giveBack, giveBackStopped } from './reservation.ts';
import { tools } from './tools/index.ts';

vi.mock('../points/award.ts', () => ({ award: vi.fn() }));
vi.mock('./keep.ts', () => ({ keep: vi.fn(), settleStopped: vi.fn() }));
vi.mock('./reservation.ts', () => ({
  reserve: async () => ({ left: 1 }),
  giveBack: vi.fn(),
  giveBackStopped: vi.fn(),
}));

beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.mocked(keep).mockResolvedValue({ title: 'Osmosis', settled: true });
  vi.mocked(giveBackStopped).mockResolvedValue(true);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

const REQUEST = 'a-request-of-tests';
const THINGS: GenerateInput[] = [
  { tool: 'flashcards', request_id: REQUEST, prompt: 'Osmosis', count: 5 },
  { tool: 'cram', request_id: REQUEST, prompt: 'Osmosis' },
  {
    ...{ tool: 'planner', request_id: REQUEST, prompt: 'Osmosis', hours_a_day: 2 },
    ...{ first_day: '2026-03-01', exam_date: '2026-03-08' },
  },
];
const TEXT: GenerateInput = { tool: 'paraphraser', request_id: REQUEST, prompt: 'Osmosis', tone: 'plain' };

const PROBLEM: GenerateInput = { tool: 'solver', request_id: REQUEST, prompt: 'P = NP?', mode: 'solution' };

/** One use of a model that says some pieces and then ends: as it does, by the student's leaving, or by a failure. */
function use(input: GenerateInput, pieces: string[], ending: 'whole' | 'stopped' | 'failed') {
  const student = new AbortController();
  const ask: AskModel = async function* () {
    yield* pieces;
    if (ending === 'whole') return { cutShort: false };
    if (ending === 'stopped') student.abort();
    throw new ModelFailure(ending);
  };
  const deps = { now: () => new Date('2026-03-01T12:00:00Z') } as Deps;
  const sent: string[] = [];
  const stream = {
    signal: student.signal,
    send: async ({ text }: { text: string }) => void sent.push(text),
  };
  const outcome = generateWith({ ask, tools })(deps, { uid: 'ada' }, input, stream);
  return { outcome, sent };
}

describe('a use that the student stops', () => {
  test.each(THINGS)('is counted when some of the $tool was sent, and pays nothing', async (input) => {
    const { outcome, sent } = use(input, ['{"title": "Osmosis", '], 'stopped');

    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });

    expect(sent.join('')).toContain('Osmosis');
    expect(settleStopped).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', { input });
    for (const one of [giveBack, giveBackStopped, keep, award]) expect(one).not.toHaveBeenCalled();
  });

  test('is counted when the model has begun with a piece without text', async () => {
    const { outcome, sent } = use(TEXT, [''], 'stopped');

    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });

    expect(sent).toEqual([]);
    expect(settleStopped).toHaveBeenCalledOnce();
    expect(giveBackStopped).not.toHaveBeenCalled();
  });

  test('keeps what there is of a text', async () => {
    const { outcome } = use(TEXT, ['Water moves.'], 'stopped');

    expect(await outcome).toMatchObject({ result: 'Water moves.', note: AI_MESSAGES.broken });
    expect(settleStopped).not.toHaveBeenCalled();
  });

  test('is given back as one that was stopped when nothing came', async () => {
    await expect(use(TEXT, [], 'stopped').outcome).rejects.toThrow();

    expect(giveBackStopped).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST);
    for (const one of [giveBack, settleStopped, award]) expect(one).not.toHaveBeenCalled();
  });

  test('is counted although nothing came when no more are given back today', async () => {
    vi.mocked(giveBackStopped).mockResolvedValue(false);

    await expect(use(TEXT, [], 'stopped').outcome).rejects.toThrow();

    expect(settleStopped).toHaveBeenCalledOnce();
  });
});

test('a use that fails by itself is given back without counting as stopped', async () => {
  await expect(use(THINGS[0] as GenerateInput, ['{"title"'], 'failed').outcome).rejects.toThrow();

  expect(giveBack).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST);
  for (const one of [giveBackStopped, settleStopped]) expect(one).not.toHaveBeenCalled();
});

describe('points', () => {
  test('are paid when the use is settled, and the result comes with its title', async () => {
    expect(await use(TEXT, ['Water moves.'], 'whole').outcome).toMatchObject({ title: 'Osmosis' });

    expect(award).toHaveBeenCalledOnce();
    expect(vi.mocked(award)).toHaveBeenCalledAfter(vi.mocked(keep));
  });

  test('are not paid for a problem that the solver says it has not solved, and the student reads so', async () => {
    const { outcome, sent } = use(PROBLEM, ['I cannot solve this.\n\n[unso', 'lved]'], 'whole');

    expect(await outcome).toMatchObject({ result: 'I cannot solve this.', note: AI_MESSAGES.unsolved });

    expect(sent.join('').trim()).toBe('I cannot solve this.');
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'ada',
      expect.objectContaining({ result: 'I cannot solve this.', isSolved: false }),
    );
    expect(award).not.toHaveBeenCalled();
  });

  test('are paid for a solution, and for the words of the mark in a text of another tool', async () => {
    await use(PROBLEM, ['## Solution\n\nAnswer: 4'], 'whole').outcome;
    await use(TEXT, ['It says:\n[unsolved]'], 'whole').outcome;

    expect(award).toHaveBeenCalledTimes(2);
  });

  test('are not paid for a use that cannot be kept and is given back', async () => {
    vi.mocked(keep).mockRejectedValue(new Error('no connection'));

    await expect(use(TEXT, ['Water moves.'], 'whole').outcome).rejects.toThrow();

    expect(giveBack).toHaveBeenCalledOnce();
    expect(award).not.toHaveBeenCalled();
  });

  test('are not paid for a use that was returned meanwhile', async () => {
    vi.mocked(keep).mockResolvedValue({ title: 'Osmosis', settled: false });

    await use(TEXT, ['Water moves.'], 'whole').outcome;

    expect(award).not.toHaveBeenCalled();
  });
});
