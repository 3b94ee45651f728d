import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { CARD_SOURCES_CONTRACT } from '@akada/domain/callables/contract-version';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import type { Caller, Deps } from '../lib/handler.ts';
import { toLoggedId } from '../lib/log-text.ts';
import { award } from '../points/award.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { loadSource } from './files.ts';
import type { ServiceFiles } from './gemini/files.ts';
import { generateHandler } from './generate.ts';
import type { AskModel } from './model.ts';
import { recordTokens, returnUse } from './reservation.ts';
import { saveResult, settleWithoutResult } from './save-result.ts';
import { tools } from './tools/index.ts';

// Another test file of this worker may have loaded the real modules.
vi.hoisted(() => vi.resetModules());
vi.mock('./busy-times.ts', () => ({ readBusyTimes: async () => [] }));
vi.mock('../points/award.ts', () => ({ award: vi.fn() }));
vi.mock('./save-result.ts', () => ({ saveResult: vi.fn(), settleWithoutResult: vi.fn() }));
vi.mock('./reservation.ts', () => ({
  reserveUse: async () => ({ left: 1, plan: 'free', today: '2026-03-01', now: '12:00', day: '2026-03-01' }),
  returnUse: vi.fn(),
  recordTokens: vi.fn(),
}));
vi.mock('./files.ts', () => ({ loadSource: vi.fn() }));
vi.mock('./model-files.ts', () => ({ askWithUploads: (ask: unknown) => ask }));
vi.mock('./model-file-owner.ts', () => ({ ownerOfUse: () => 'ai_results/one', releaseUnusedFiles: vi.fn() }));

beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.mocked(saveResult).mockResolvedValue({ title: 'Osmosis', status: 'settled' });
  vi.mocked(returnUse).mockResolvedValue(true);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

const REQUEST = 'a-request-of-tests';
const STRUCTURED: GenerateInput[] = [
  { tool: 'flashcards', request_id: REQUEST, prompt: 'Osmosis', count: 5 },
  { tool: 'cram', request_id: REQUEST, prompt: 'Osmosis' },
  {
    ...{ tool: 'planner', request_id: REQUEST, prompt: 'Osmosis', hours_a_day: 2 },
    ...{ first_day: '2026-03-01', exam_date: '2026-03-08' },
  },
];
const TEXT: GenerateInput = { tool: 'paraphraser', request_id: REQUEST, prompt: 'Osmosis', tone: 'plain' };

const PROBLEM: GenerateInput = { tool: 'solver', request_id: REQUEST, prompt: 'P = NP?', mode: 'solution' };

/** Runs a tool with a model that writes some pieces and then ends: completely, because the student stops, or by a failure. */
function use(
  input: GenerateInput,
  pieces: string[],
  ending: 'whole' | FailureKind,
  caller: Pick<Caller, 'contract'> = {},
) {
  const student = new AbortController();
  const ask: AskModel = async function* (_, { onTokens }) {
    try {
      yield* pieces;
      if (ending === 'whole') return { cutShort: false };
      if (ending === 'stopped') student.abort();
      throw new ModelFailure(ending);
    } finally {
      onTokens({ in: 100, out: 10 });
    }
  };
  const deps = { now: () => new Date('2026-03-01T12:00:00Z') } as Deps;
  const sent: string[] = [];
  const stream = {
    signal: student.signal,
    send: async ({ text }: { text: string }) => void sent.push(text),
  };
  const outcome = generateHandler({ ask, files: {} as ServiceFiles, tools })(
    deps,
    { uid: 'ada', ...caller },
    input,
    stream,
  );
  return { outcome, sent };
}

describe('a use that the student stops', () => {
  test.each(STRUCTURED)('is counted if some of the $tool was sent, and earns no points', async (input) => {
    const { outcome, sent } = use(input, ['{"title": "Osmosis", '], 'stopped');

    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });

    expect(sent.join('')).toContain('Osmosis');
    expect(settleWithoutResult).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', { input });
    for (const one of [returnUse, saveResult, award]) expect(one).not.toHaveBeenCalled();
  });

  test('is counted if the model has started, even without text', async () => {
    const { outcome, sent } = use(TEXT, [''], 'stopped');

    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });

    expect(sent).toEqual([]);
    expect(settleWithoutResult).toHaveBeenCalledOnce();
    expect(returnUse).not.toHaveBeenCalled();
  });

  test('returns the text so far', async () => {
    const { outcome } = use(TEXT, ['Water moves.'], 'stopped');

    expect(await outcome).toMatchObject({ result: 'Water moves.', note: AI_MESSAGES.interrupted });
    expect(settleWithoutResult).not.toHaveBeenCalled();
  });

  test('is returned if the model has not started', async () => {
    await expect(use(TEXT, [], 'stopped').outcome).rejects.toThrow();

    expect(returnUse).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST, true);
    for (const one of [settleWithoutResult, award]) expect(one).not.toHaveBeenCalled();
  });

  test('is counted if no returns are left today, even without an answer', async () => {
    vi.mocked(returnUse).mockResolvedValue(false);

    await expect(use(TEXT, [], 'stopped').outcome).rejects.toThrow();

    expect(settleWithoutResult).toHaveBeenCalledOnce();
  });
});

test.each([
  ['an app that sends no contract version', { contract: 0 }, false],
  ['an app that cannot read them', { contract: CARD_SOURCES_CONTRACT - 1 }, false],
  ['an app that can', { contract: CARD_SOURCES_CONTRACT }, true],
  ['this release', {}, true],
])('the deck for %s (%j) has sources: %s', async (_, caller, hasSources) => {
  const card = { front: 'What is osmosis?', back: 'Water through a membrane.' };
  const source = 'Osmosis moves water through a membrane.';
  const input: GenerateInput = {
    ...{ tool: 'flashcards', request_id: REQUEST, count: 5 },
    prompt: `${source} Diffusion moves particles from a place with many of them to a place with fewer.`,
  };
  const answer = { title: 'Osmosis', cards: [{ ...card, source }] };
  const { outcome } = use(input, [JSON.stringify(answer)], 'whole', caller);

  const { result } = await outcome;

  expect(JSON.parse(result).cards).toEqual([hasSources ? { ...card, source } : card]);
  expect(saveResult).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'ada',
    expect.objectContaining({ result }),
  );
});

describe('a use that fails', () => {
  test('is returned if nothing of the answer was delivered', async () => {
    const { outcome } = use(TEXT, ['', ' '], 'blocked');

    await expect(outcome).rejects.toMatchObject({ message: AI_MESSAGES.blocked });

    expect(returnUse).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST, true);
    expect(settleWithoutResult).not.toHaveBeenCalled();
  });

  test.each([
    ['is blocked', TEXT, 'blocked'],
    ['cannot be read', STRUCTURED[0] as GenerateInput, 'whole'],
    ['is slow', STRUCTURED[0] as GenerateInput, 'slow'],
  ] as const)('is counted if it %s after some of the answer was delivered', async (_, input, ending) => {
    const { outcome } = use(input, ['{"title"'], ending);

    await expect(outcome).rejects.toThrow('This use was counted because its answer had started.');

    expect(settleWithoutResult).toHaveBeenCalledOnce();
    expect(returnUse).not.toHaveBeenCalled();
  });

  test.each([
    ['is busy before it answers', [], 'busy'],
    ['is slow to begin', [''], 'slow'],
    ['has no key', [], 'off'],
    ['is busy in the middle of its answer', ['{"title"'], 'busy'],
    ['breaks off in the middle of its answer', ['{"title"'], 'failed'],
  ] as const)('is returned without a limit if the service %s', async (_, pieces, ending) => {
    const { outcome } = use(STRUCTURED[0] as GenerateInput, [...pieces], ending);

    await expect(outcome).rejects.toBeInstanceOf(ModelFailure);

    expect(returnUse).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST, false);
    expect(settleWithoutResult).not.toHaveBeenCalled();
  });

  test.each([
    ['busy', AI_MESSAGES.brokenOff, true],
    ['failed', AI_MESSAGES.brokenOff, true],
    ['slow', AI_MESSAGES.interrupted, false],
  ] as const)(
    'keeps the text so far if the service is %s in the middle',
    async (ending, note, isServiceFault) => {
      vi.mocked(saveResult).mockResolvedValue({
        ...{ title: 'Cells', status: isServiceFault ? 'returned' : 'settled' },
      });

      expect(await use(TEXT, ['Water moves.'], ending).outcome).toMatchObject({
        ...{ result: 'Water moves.', note, left: isServiceFault ? 2 : 1 },
      });
      const saved = vi.mocked(saveResult).mock.lastCall?.[2];
      expect(saved).toMatchObject({ isAnswered: true, isServiceFault });
      expect(award).toHaveBeenCalledTimes(isServiceFault ? 0 : 1);
    },
  );

  test('says that it was counted if no returns are left today', async () => {
    vi.mocked(returnUse).mockResolvedValue(false);

    await expect(use(TEXT, [], 'blocked').outcome).rejects.toThrow(
      'The AI service declined to answer this. Try rephrasing it. This use was counted because only 3 uses a day without an answer are free.',
    );
    expect(settleWithoutResult).toHaveBeenCalledOnce();
  });
});

describe('the tokens of a use', () => {
  const counted = (tokens: { in: number; out: number }) =>
    expect(recordTokens).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', '2026-03-01', tokens);

  test('are recorded before the use is settled', async () => {
    await use(TEXT, ['Water moves.'], 'whole').outcome;

    counted({ in: 100, out: 10 });
    expect(vi.mocked(recordTokens)).toHaveBeenCalledBefore(vi.mocked(saveResult));
  });

  test('include both calls of a repair', async () => {
    await use(STRUCTURED[0] as GenerateInput, ['no JSON'], 'whole').outcome.catch(() => undefined);

    counted({ in: 200, out: 20 });
  });

  test('are recorded before the use is returned', async () => {
    await expect(use(TEXT, [], 'blocked').outcome).rejects.toThrow();

    counted({ in: 100, out: 10 });
    expect(vi.mocked(recordTokens)).toHaveBeenCalledBefore(vi.mocked(returnUse));
  });

  test('are recorded for a stopped use', async () => {
    await use(TEXT, ['Water moves.'], 'stopped').outcome;

    counted({ in: 100, out: 10 });
  });

  test('do not cost the student the result when they cannot be recorded', async () => {
    vi.mocked(recordTokens).mockRejectedValue(new Error('no connection'));

    expect(await use(TEXT, ['Water moves.'], 'whole').outcome).toMatchObject({ result: 'Water moves.' });
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(
      'the tokens of an AI use were not recorded',
      expect.objectContaining({ uid: 'ada', request_id: toLoggedId(REQUEST), in: 100, out: 10 }),
    );
  });
});

test('a use whose file is refused is returned as one that never reached the model', async () => {
  vi.mocked(loadSource).mockRejectedValue(new AppError('invalid-argument', 'That PDF has 31 pages.'));
  const file = { from: 'vault', file_id: 'cells' } as const;
  const input = { tool: 'summarizer', request_id: REQUEST, prompt: '', file } as const;

  await expect(use(input, [], 'whole').outcome).rejects.toThrow('That PDF has 31 pages.');

  expect(loadSource).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', input, 'free');
  expect(returnUse).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST, false);
  expect(recordTokens).not.toHaveBeenCalled();
});

test('the PDF that practice questions are made from is read as text', async () => {
  const file = { from: 'vault', file_id: 'cells' } as const;
  const input = { tool: 'practice', request_id: REQUEST, prompt: '', count: 5, file } as const;
  vi.mocked(loadSource).mockRejectedValue(new AppError('invalid-argument', 'That PDF has 31 pages.'));

  await expect(use(input, [], 'whole').outcome).rejects.toThrow('That PDF has 31 pages.');

  expect(loadSource).toHaveBeenCalledExactlyOnceWith(
    ...[expect.anything(), 'ada', { ...input, asText: true }, 'free'],
  );
});

describe('points', () => {
  test('are awarded after the use is settled', async () => {
    expect(await use(TEXT, ['Water moves.'], 'whole').outcome).toMatchObject({ title: 'Osmosis' });

    expect(award).toHaveBeenCalledOnce();
    expect(vi.mocked(award)).toHaveBeenCalledAfter(vi.mocked(saveResult));
  });

  test("are awarded for a solution, and for another tool's text that contains the mark", async () => {
    await use(PROBLEM, ['## Solution\n\nAnswer: 4'], 'whole').outcome;
    await use(TEXT, ['It says:\n[no answer]'], 'whole').outcome;

    expect(award).toHaveBeenCalledTimes(2);
  });

  test('are not awarded for a result that cannot be saved', async () => {
    vi.mocked(saveResult).mockRejectedValue(new Error('no connection'));

    await expect(use(TEXT, ['Water moves.'], 'whole').outcome).rejects.toThrow();

    expect(settleWithoutResult).toHaveBeenCalledOnce();
    expect(award).not.toHaveBeenCalled();
  });

  test('are not awarded for a use that was returned in the meantime', async () => {
    vi.mocked(saveResult).mockResolvedValue({ title: 'Osmosis', status: 'returned' });

    await use(TEXT, ['Water moves.'], 'whole').outcome;

    expect(award).not.toHaveBeenCalled();
  });
});

describe('an answer that found nothing', () => {
  const PIECES = ['I cannot solve this.\n\n[no an', 'swer]'];

  test.each([
    ['returned', `No answer was found. This use was not counted.`, 2],
    [
      'settled',
      'No answer was found. This use was counted because only 3 uses a day without an answer are free.',
      1,
    ],
  ] as const)(
    'is shown without its mark, earns nothing, and says that it was %s',
    async (status, note, left) => {
      vi.mocked(saveResult).mockResolvedValue({ title: 'P = NP?', status });
      const { outcome, sent } = use(PROBLEM, PIECES, 'whole');

      expect(await outcome).toMatchObject({ result: 'I cannot solve this.', note, left });

      expect(sent.join('').trim()).toBe('I cannot solve this.');
      expect(saveResult).toHaveBeenCalledExactlyOnceWith(
        expect.anything(),
        'ada',
        expect.objectContaining({ result: 'I cannot solve this.', isAnswered: false }),
      );
      expect(award).not.toHaveBeenCalled();
    },
  );

  test.each([
    [STRUCTURED[0], '{"title": "", "cards": []}'],
    [STRUCTURED[1], '{"title": "", "sections": []}'],
  ])('as the empty list of %o is returned, although it was delivered', async (input, answer) => {
    await expect(use(input as GenerateInput, [answer], 'whole').outcome).rejects.toMatchObject({
      message: AI_MESSAGES.noFacts,
    });

    expect(returnUse).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada', REQUEST, true);
    expect(settleWithoutResult).not.toHaveBeenCalled();
  });
});
