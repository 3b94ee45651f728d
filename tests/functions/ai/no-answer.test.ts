import { AI_LIMITS, NO_ANSWER_MARK } from '@akada/domain/ai/ai';
import { AI_MESSAGES, AI_USE_COUNTED } from '@akada/domain/ai/messages';
import { documentPaths } from '@akada/domain/documents/paths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { allowLogs } from '../../support/logs.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { countUses, createExplainerInput, createStudent, db, generate, readState } from './lab.ts';

/** Answers that say that nothing was found: they cost no use, within the returns of a day. */

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => allowLogs('the model gave no answer'));

const NOTHING = ['Your notes do not say that.\n', `${NO_ANSWER_MARK}`];
const PAID = { current_plan: 'lifetime', plan_expires_at: null } as const;
const chatInput = (prompt: string, chat_id?: string) => ({
  ...({ tool: 'chat', request_id: crypto.randomUUID(), prompt } as const),
  ...(chat_id && { chat_id }),
});

test('the answer of a chat is shown and saved, and the use is returned without points or minutes', async () => {
  const uid = await createStudent();
  model.next(NOTHING);

  const { output, pieces } = await generate(model, uid, chatInput('Who built it?'));

  expect(output).toMatchObject({
    result: 'Your notes do not say that.',
    note: AI_MESSAGES.noAnswer,
    left: 2,
  });
  expect(pieces.join('')).not.toContain(NO_ANSWER_MARK);
  const { chats } = await readState(uid);
  expect(Object.values(chats)[0]?.turns.map(({ text }) => text)).toEqual([
    'Who built it?',
    'Your notes do not say that.',
  ]);
  expect(await countUses(uid)).toEqual({
    ...{ count: 0, open: 0, settled: 0, returned: 1, rows: 0, results: 0, awards: 0 },
  });
});

test(`counts after ${AI_LIMITS.returnsPerDay} returned uses in a day, says so, and still earns nothing`, async () => {
  const uid = await createStudent(PAID);
  const notes = [];
  for (let times = 0; times <= AI_LIMITS.returnsPerDay; times += 1) {
    model.next(NOTHING);
    notes.push((await generate(model, uid, createExplainerInput())).output?.note ?? '');
  }

  expect(notes.slice(0, -1)).toEqual(Array(AI_LIMITS.returnsPerDay).fill(AI_MESSAGES.noAnswer));
  expect(notes.at(-1)).toContain('This use was counted because');
  expect(await countUses(uid)).toMatchObject({ count: 1, settled: 1, returned: 3, rows: 1, awards: 0 });
  const [row] = Object.values((await readState(uid)).usage);
  expect(row?.estimated_time_saved).toBe(0);
});

test('two at once cannot both take the last return of the day', async () => {
  const uid = await createStudent(PAID);
  const quota = db.doc(documentPaths.usage(uid, lagosDay(NOW), 'ai_tools'));
  for (let times = 1; times < AI_LIMITS.returnsPerDay; times += 1) {
    model.next(NOTHING);
    await generate(model, uid, createExplainerInput());
  }
  model.next(NOTHING, NOTHING);

  const outcomes = await Promise.all([1, 2].map(() => generate(model, uid, createExplainerInput())));

  const counted = outcomes.filter(({ output }) => !output?.note?.endsWith(AI_USE_COUNTED.no));
  expect(counted).toHaveLength(1);
  expect((await quota.get()).data()).toMatchObject({
    usage_count: 1,
    stopped_count: AI_LIMITS.returnsPerDay,
  });
  expect(await countUses(uid)).toMatchObject({ count: 1, open: 0, settled: 1, returned: 3 });
});

test('an empty list of cards is refused with the reason and returned, although it was streamed', async () => {
  const uid = await createStudent();
  model.next(['{"title": "", "cards": []}']);
  const input = {
    tool: 'flashcards',
    request_id: crypto.randomUUID(),
    prompt: 'Hello there',
    count: 5,
  } as const;

  const { error, pieces } = await generate(model, uid, input);

  expect(pieces.join('')).not.toBe('');
  expect(error).toMatchObject({ code: 'failed-precondition', message: AI_MESSAGES.noFacts });
  expect(await countUses(uid)).toMatchObject({ count: 0, returned: 1, rows: 0, awards: 0 });
});
