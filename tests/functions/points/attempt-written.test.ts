import { documentPaths } from '@akada/domain/documents/paths';
import type { Attempt, Question, QuestionSet } from '@akada/domain/practice/schemas';
import { attemptWritten } from '@akada/functions/src/points/attempt-written.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createChange, createWallet, db, depsAt, readPoints, readState, runConcurrently } from './wallet.ts';

const DAY = 24 * 3_600_000;
const QUESTIONS = Array.from(
  { length: 12 },
  (_, index): Question => ({
    ...{ kind: 'true_false', key: true, prompt: `Claim ${index}`, why: 'It is.', source: 'It is so.' },
  }),
);
const SET: QuestionSet = {
  ...{ title: 'Cells', from: 'note', made_by: 'device', count: 12, created_at: NOW },
  questions: JSON.stringify({ questions: QUESTIONS }),
};
const answered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, 'true']));

/** An account with the sets `a` to `e`. */
async function createLearner(set: QuestionSet = SET): Promise<string> {
  const uid = await createWallet();
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((id) => db.doc(documentPaths.questionSet(uid, id)).set(set)),
  );
  return uid;
}

/** The event of an attempt that is submitted after two minutes, with 10 right answers of 12. */
function submitted(uid: string, id: string, change: Partial<Attempt> = {}, at = NOW) {
  const attempt: Attempt = {
    ...{ set_id: 'a', kind: 'practice', title: 'Cells', count: 12, answers: answered(10), flagged: '' },
    ...{ started_at: new Date(at.getTime() - 120_000), ends_at: null, submitted_at: at },
    ...{ right: 10, score: 83, created_at: at, ...change },
  };
  return createChange(uid, { id, at, before: { ...attempt, submitted_at: null }, after: attempt });
}

describe('a practice', () => {
  test('of 10 questions earns 10 points once and keeps the streak, of 20 events at once', async () => {
    const uid = await createLearner();

    await runConcurrently(20, () => attemptWritten(depsAt(), submitted(uid, 'one')));

    const { points, ledger, days } = await readState(uid);
    expect(points).toMatchObject({ total_points: 10, current_streak: 1 });
    expect(Object.keys(ledger)).toEqual([`practice:a:${lagosDay(NOW)}`]);
    expect(days[lagosDay(NOW)]?.counts).toEqual({ practice_done: 1 });
  });

  test('earns points once a day for each set, and up to 3 times a day', async () => {
    const uid = await createLearner();
    const total = async () => (await readPoints(uid)).total_points;

    for (const id of ['one', 'two']) await attemptWritten(depsAt(), submitted(uid, id));
    expect(await total()).toBe(10);

    await Promise.all(
      ['b', 'c', 'd', 'e'].map((set_id) => attemptWritten(depsAt(), submitted(uid, set_id, { set_id }))),
    );
    expect(await total()).toBe(30);

    await attemptWritten(depsAt(), submitted(uid, 'three', {}, new Date(NOW.getTime() + DAY)));
    expect(await total()).toBe(40);
  });

  test.each<[string, Partial<Attempt>]>([
    ['has 9 answers, whatever marks its device stored', { answers: answered(9), right: 12, score: 100 }],
    ['took 29 seconds', { started_at: new Date(NOW.getTime() - 29_000) }],
    ['was submitted 8 days ago', { submitted_at: new Date(NOW.getTime() - 8 * DAY) }],
    ['is of a set that does not exist', { set_id: 'none' }],
    ['was not submitted', { submitted_at: null }],
  ])('that %s earns nothing', async (_, change) => {
    const uid = await createLearner();

    await attemptWritten(depsAt(), submitted(uid, 'one', change));

    expect((await readPoints(uid)).total_points).toBe(0);
  });

  test('earns nothing when it is changed after it was submitted, or deleted', async () => {
    const uid = await createLearner();
    const { after } = submitted(uid, 'one');

    await attemptWritten(depsAt(), createChange(uid, { before: after, after: { ...after, right: 12 } }));
    await attemptWritten(depsAt(), createChange(uid, { before: after }));

    expect((await readPoints(uid)).total_points).toBe(0);
  });

  test.each(['no JSON', '{"questions":[]}', 'null'])(
    'of questions that are %s earns nothing',
    async (questions) => {
      const uid = await createLearner({ ...SET, questions });

      await attemptWritten(depsAt(), submitted(uid, 'one'));

      expect((await readPoints(uid)).total_points).toBe(0);
    },
  );
});
