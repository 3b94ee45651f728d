import { AI_LIMITS } from '@akada/domain/ai/ai';
import { AI_MESSAGES, AI_USE_COUNTED, countedMessage } from '@akada/domain/ai/messages';
import type { ModelTiming } from '@akada/functions/src/ai/gemini/stream.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowLogs } from '../../support/logs.ts';
import { ANSWER, type Failure, type FakeAnswer, type FakeModel, startFakeModel } from './fake-model.ts';
import { countUses, createExplainerInput, createStudent, generate, SHORT_TIMEOUTS } from './lab.ts';

let model: FakeModel;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  model = await startFakeModel();
  process.on('unhandledRejection', onRejection);
});
afterAll(() => model.stop());
beforeEach(() => {
  model.calls.length = 0;
  allowLogs('the model gave no answer');
});

const RETURNED = { count: 0, open: 0, settled: 0, returned: 1, rows: 0, results: 0, awards: 0 };
const SETTLED = { count: 1, open: 0, settled: 1, returned: 0, rows: 1, results: 1, awards: 1 };
const COUNTED = { ...SETTLED, results: 0, awards: 0 };
/** The service broke off: the text so far is saved, and the use costs nothing. */
const SAVED_FREE = { ...RETURNED, results: 1 };

interface Case {
  failure: Failure;
  answers?: FakeAnswer[];
  calls?: number;
  code?: string;
  message?: string;
  note?: string;
}

const CASES: Case[] = [
  { failure: '400', code: 'internal', message: AI_MESSAGES.failed },
  {
    failure: '429',
    answers: ['429', '429', '429'],
    calls: 3,
    code: 'unavailable',
    message: AI_MESSAGES.busy,
  },
  {
    failure: '503',
    answers: ['503', '503', '503'],
    calls: 3,
    code: 'unavailable',
    message: AI_MESSAGES.busy,
  },
  { failure: 'hang', code: 'deadline-exceeded', message: AI_MESSAGES.slow },
  { failure: 'cut', note: AI_MESSAGES.brokenOff },
  { failure: 'broken-json', note: AI_MESSAGES.brokenOff },
  { failure: 'SAFETY', code: 'failed-precondition', message: AI_MESSAGES.blocked },
  { failure: 'PROHIBITED_CONTENT', code: 'failed-precondition', message: AI_MESSAGES.blocked },
  { failure: 'MAX_TOKENS', note: AI_MESSAGES.cutShort },
  { failure: 'empty', code: 'failed-precondition', message: AI_MESSAGES.empty },
];

describe('when the model', () => {
  test.each(CASES)(
    'fails with $failure, the student gets its message, the use ends once, and the next one works',
    async (it) => {
      const uid = await createStudent();
      model.next(...(it.answers ?? [it.failure]));

      const timing = it.failure === 'hang' ? SHORT_TIMEOUTS : {};
      const { output, error, pieces } = await generate(model, uid, createExplainerInput(), { timing });

      expect(model.calls).toHaveLength(it.calls ?? 1);
      if (it.note) {
        const isFree = it.note === AI_MESSAGES.brokenOff;
        expect(output).toMatchObject({
          ...{ result: ANSWER[0]?.trim(), note: it.note, left: isFree ? 2 : 1 },
        });
        expect(pieces.join('')).toBe(ANSWER[0]);
        expect(await countUses(uid)).toEqual(isFree ? SAVED_FREE : SETTLED);
      } else {
        expect(error).toMatchObject({ code: it.code, message: it.message });
        expect(error?.message).not.toContain('secret');
        expect(await countUses(uid)).toEqual(RETURNED);
      }

      expect((await generate(model, uid, createExplainerInput())).output?.result).toBe(ANSWER.join(''));
      expect(rejections).toEqual([]);
    },
  );

  test('blocks an answer that was partly delivered, the use counts and no result is saved', async () => {
    const uid = await createStudent();
    model.next({ pieces: ['Take two parts of '], ending: 'SAFETY' });

    const { error } = await generate(model, uid, createExplainerInput());

    expect(error).toMatchObject({ message: countedMessage(AI_MESSAGES.blocked, 'delivered') });
    expect(await countUses(uid)).toEqual(COUNTED);
  });

  test('ends an answer without a finish reason, the text is saved and the use returned', async () => {
    const uid = await createStudent();
    model.next({ pieces: ['Water moves.'], ending: 'nothing' });

    expect((await generate(model, uid, createExplainerInput())).output).toMatchObject({
      note: AI_MESSAGES.brokenOff,
    });
    expect(await countUses(uid)).toEqual(SAVED_FREE);
  });

  test('hangs in the middle of an answer, the call times out and the text is saved', async () => {
    const uid = await createStudent();
    model.next({ pieces: ['Water moves.'], ending: 'hang' });

    expect(
      (await generate(model, uid, createExplainerInput(), { timing: SHORT_TIMEOUTS })).output,
    ).toMatchObject({
      note: AI_MESSAGES.interrupted,
    });
    expect(await countUses(uid)).toEqual(SETTLED);
    await expect.poll(() => model.calls[0]?.closedAt).not.toBeNull();
  });

  test('refuses twice, the third attempt answers', async () => {
    const uid = await createStudent();
    model.next('503', '429');

    expect((await generate(model, uid, createExplainerInput())).output?.result).toBe(ANSWER.join(''));
    expect(model.calls).toHaveLength(3);
    expect(await countUses(uid)).toEqual(SETTLED);
  });

  test('is unreachable, the student reads that it is busy', async () => {
    const uid = await createStudent();
    const gone = await startFakeModel();
    await gone.stop();

    const { error } = await generate(gone, uid, createExplainerInput());

    expect(error).toMatchObject({ code: 'unavailable', message: AI_MESSAGES.busy });
    expect(await countUses(uid)).toEqual(RETURNED);
  });
});

describe('in an outage', () => {
  const times = AI_LIMITS.returnsPerDay + 2;
  const busy: FakeAnswer[] = ['503', '503', '503'];

  test.each<[string, FakeAnswer[], Partial<ModelTiming>]>([
    ['busy', busy, {}],
    ['slow to begin', ['hang'], { firstChunkMs: 300, callMs: 400 }],
    ['broken off', ['cut'], {}],
  ])('every use is returned, more than three in a day too: %s', async (_, answers, timing) => {
    const uid = await createStudent();
    for (let time = 1; time <= times; time += 1) {
      model.next(...answers);
      const { output, error } = await generate(model, uid, createExplainerInput(), { timing });
      expect(output?.note ?? error?.message).toContain(AI_USE_COUNTED.no);
    }
    expect(await countUses(uid)).toMatchObject({ count: 0, open: 0, returned: times, rows: 0, awards: 0 });
  });

  test('the returns of a day are left for answers that are empty', async () => {
    const uid = await createStudent();
    for (let time = 1; time <= times; time += 1) {
      model.next(...busy);
      await generate(model, uid, createExplainerInput());
    }
    model.next('empty');

    expect((await generate(model, uid, createExplainerInput())).error).toMatchObject({
      message: AI_MESSAGES.empty,
    });
    expect(await countUses(uid)).toMatchObject({ count: 0, returned: times + 1 });
  });

  test('a student who stops an answer that had begun is charged, whatever the service does then', async () => {
    const uid = await createStudent();
    const student = new AbortController();
    model.next({ pieces: ['Water '], ending: 'hang' });

    await generate(model, uid, createExplainerInput(), {
      signal: student.signal,
      onPiece: () => student.abort(),
    });

    expect(await countUses(uid)).toMatchObject({ count: 1, returned: 0, settled: 1 });
  });
});

describe('a tool with structured output', () => {
  const cards = (title: string) => [
    JSON.stringify({
      title,
      cards: Array.from({ length: 5 }, (_, index) => ({ front: `Term ${index}?`, back: `It is ${index}.` })),
    }),
  ];
  const asked = () => ({
    ...({
      tool: 'flashcards',
      request_id: createExplainerInput().request_id,
      prompt: 'Osmosis',
      count: 5,
    } as const),
  });

  test('retries once with the error, and does not stream the second answer', async () => {
    const uid = await createStudent();
    model.next(['{"title": "Osm'], cards('Osmosis'));

    const { output, pieces } = await generate(model, uid, asked());

    expect(JSON.parse(output?.result ?? '')).toMatchObject({ title: 'Osmosis' });
    expect(pieces.join('')).toBe('{"title": "Osm');
    const [, again] = model.calls;
    expect(again?.body.contents.map(({ role }) => role)).toEqual(['user', 'model', 'user']);
    expect(again?.body.contents[1]?.parts).toEqual([{ text: '{"title": "Osm' }]);
    expect(again?.body.contents[2]?.parts[0]?.text).toContain('This answer cannot be used: ');
    expect(await countUses(uid)).toEqual(SETTLED);
  });

  test.each([
    ['is unusable twice', [['no JSON'], ['{}']] as FakeAnswer[], AI_MESSAGES.unreadable, 2],
    ['is cut short twice', ['MAX_TOKENS', 'MAX_TOKENS'] as FakeAnswer[], AI_MESSAGES.unreadable, 2],
    [
      'hangs in the middle',
      [{ pieces: ['{"title": '], ending: 'hang' }] as FakeAnswer[],
      AI_MESSAGES.slow,
      1,
    ],
  ])('counts the use when its partly delivered answer %s', async (_, answers, message, calls) => {
    const uid = await createStudent();
    model.next(...answers);

    const { error } = await generate(model, uid, asked(), { timing: SHORT_TIMEOUTS });

    expect(error).toMatchObject({ message: countedMessage(message, 'delivered') });
    expect(model.calls).toHaveLength(calls);
    expect(await countUses(uid)).toEqual(COUNTED);
  });

  test.each([
    ['is cut off', 'cut', AI_MESSAGES.busy],
    ['breaks', 'broken-json', AI_MESSAGES.failed],
  ] as const)(
    'returns the use when the service %s in the middle of its answer',
    async (_, answer, message) => {
      const uid = await createStudent();
      model.next(answer);

      expect((await generate(model, uid, asked())).error).toMatchObject({ message });
      expect(await countUses(uid)).toEqual(RETURNED);
    },
  );
});
