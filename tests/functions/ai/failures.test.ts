import { AI_MESSAGES, countedMessage } from '@akada/domain/ai/ai';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWER, type Engine, type Failure, startEngine, type Turn } from './engine.ts';
import { HURRIED, newStudent, question, use, uses } from './lab.ts';

let engine: Engine;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  engine = await startEngine();
  process.on('unhandledRejection', onRejection);
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.asked.length = 0;
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const RETURNED = { count: 0, open: 0, settled: 0, returned: 1, rows: 0, kept: 0, paid: 0 };
const SETTLED = { count: 1, open: 0, settled: 1, returned: 0, rows: 1, kept: 1, paid: 1 };
const COUNTED = { ...SETTLED, kept: 0, paid: 0 };

interface Case {
  failure: Failure;
  turns?: Turn[];
  calls?: number;
  code?: string;
  message?: string;
  note?: string;
}

const CASES: Case[] = [
  { failure: '400', code: 'internal', message: AI_MESSAGES.failed },
  { failure: '429', turns: ['429', '429', '429'], calls: 3, code: 'unavailable', message: AI_MESSAGES.busy },
  { failure: '503', turns: ['503', '503', '503'], calls: 3, code: 'unavailable', message: AI_MESSAGES.busy },
  { failure: 'hang', code: 'deadline-exceeded', message: AI_MESSAGES.slow },
  { failure: 'cut', note: AI_MESSAGES.interrupted },
  { failure: 'broken-json', note: AI_MESSAGES.interrupted },
  { failure: 'SAFETY', code: 'failed-precondition', message: AI_MESSAGES.blocked },
  { failure: 'PROHIBITED_CONTENT', code: 'failed-precondition', message: AI_MESSAGES.blocked },
  { failure: 'MAX_TOKENS', note: AI_MESSAGES.cutShort },
  { failure: 'empty', code: 'failed-precondition', message: AI_MESSAGES.empty },
];

describe('when the model fails with', () => {
  test.each(CASES)(
    '$failure the student is told, the use is ended once, and the next one works',
    async (it) => {
      const uid = await newStudent();
      engine.next(...(it.turns ?? [it.failure]));

      const pace = it.failure === 'hang' ? HURRIED : {};
      const { output, error, pieces } = await use(engine, uid, question(), { pace });

      expect(engine.asked).toHaveLength(it.calls ?? 1);
      if (it.note) {
        expect(output).toMatchObject({ result: ANSWER[0]?.trim(), note: it.note, left: 1 });
        expect(pieces.join('')).toBe(ANSWER[0]);
        expect(await uses(uid)).toEqual(SETTLED);
      } else {
        expect(error).toMatchObject({ code: it.code, message: it.message });
        expect(error?.message).not.toContain('secret');
        expect(await uses(uid)).toEqual(RETURNED);
      }

      expect((await use(engine, uid, question())).output?.result).toBe(ANSWER.join(''));
      expect(rejections).toEqual([]);
    },
  );

  test('an answer that is blocked after some of it was delivered counts, and nothing of it is kept', async () => {
    const uid = await newStudent();
    engine.next({ pieces: ['Take two parts of '], ending: 'SAFETY' });

    const { error } = await use(engine, uid, question());

    expect(error).toMatchObject({ message: countedMessage(AI_MESSAGES.blocked, 'delivered') });
    expect(await uses(uid)).toEqual(COUNTED);
  });

  test('an answer that ends without an end, it is kept as one that broke off', async () => {
    const uid = await newStudent();
    engine.next({ pieces: ['Water moves.'], ending: 'nothing' });

    expect((await use(engine, uid, question())).output).toMatchObject({ note: AI_MESSAGES.interrupted });
    expect(await uses(uid)).toEqual(SETTLED);
  });

  test('an answer that begins and stands still, it ends in time and is kept', async () => {
    const uid = await newStudent();
    engine.next({ pieces: ['Water moves.'], ending: 'hang' });

    expect((await use(engine, uid, question(), { pace: HURRIED })).output).toMatchObject({
      note: AI_MESSAGES.interrupted,
    });
    expect(await uses(uid)).toEqual(SETTLED);
    await expect.poll(() => engine.asked[0]?.goneAt).not.toBeNull();
  });

  test('two refusals that pass, the third try answers', async () => {
    const uid = await newStudent();
    engine.next('503', '429');

    expect((await use(engine, uid, question())).output?.result).toBe(ANSWER.join(''));
    expect(engine.asked).toHaveLength(3);
    expect(await uses(uid)).toEqual(SETTLED);
  });

  test('no server at all, the student is told', async () => {
    const uid = await newStudent();
    const gone = await startEngine();
    await gone.stop();

    const { error } = await use(gone, uid, question());

    expect(error).toMatchObject({ code: 'unavailable', message: AI_MESSAGES.busy });
    expect(await uses(uid)).toEqual(RETURNED);
  });
});

describe('a tool that makes a thing', () => {
  const cards = (title: string) => [
    JSON.stringify({
      title,
      cards: Array.from({ length: 5 }, (_, index) => ({ front: `Term ${index}?`, back: `It is ${index}.` })),
    }),
  ];
  const asked = () => ({
    ...({ tool: 'flashcards', request_id: question().request_id, prompt: 'Osmosis', count: 5 } as const),
  });

  test('asks once more with what was wrong, and sends no pieces of the second answer', async () => {
    const uid = await newStudent();
    engine.next(['{"title": "Osm'], cards('Osmosis'));

    const { output, pieces } = await use(engine, uid, asked());

    expect(JSON.parse(output?.result ?? '')).toMatchObject({ title: 'Osmosis' });
    expect(pieces.join('')).toBe('{"title": "Osm');
    const [, again] = engine.asked;
    expect(again?.body.contents.map(({ role }) => role)).toEqual(['user', 'model', 'user']);
    expect(again?.body.contents[1]?.parts).toEqual([{ text: '{"title": "Osm' }]);
    expect(again?.body.contents[2]?.parts[0]?.text).toContain('That cannot be used: ');
    expect(await uses(uid)).toEqual(SETTLED);
  });

  test.each([
    ['is no better the second time', [['no JSON'], ['{}']] as Turn[], AI_MESSAGES.unreadable, 2],
    ['is cut short twice', ['MAX_TOKENS', 'MAX_TOKENS'] as Turn[], AI_MESSAGES.unreadable, 2],
    ['is cut in the middle', ['cut'] as Turn[], AI_MESSAGES.busy, 1],
    ['breaks in the middle', ['broken-json'] as Turn[], AI_MESSAGES.failed, 1],
  ])('counts the use when its answer, of which some was delivered, %s', async (_, turns, message, calls) => {
    const uid = await newStudent();
    engine.next(...turns);

    const { error } = await use(engine, uid, asked());

    expect(error).toMatchObject({ message: countedMessage(message, 'delivered') });
    expect(engine.asked).toHaveLength(calls);
    expect(await uses(uid)).toEqual(COUNTED);
  });
});
