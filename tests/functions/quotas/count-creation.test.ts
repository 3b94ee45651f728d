import { accountSchema } from '@akada/domain/account/schemas';
import { addDays } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES, type UsageFeature } from '@akada/domain/payments/plans';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { dayCountSchema } from '@akada/domain/quotas/schemas';
import type { ChangeHandler } from '@akada/functions/src/lib/document-triggers.ts';
import {
  deckCreated,
  entryWritten,
  journalEntryCreated,
  taskWritten,
} from '@akada/functions/src/points/triggers.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStudent, NOW, parseStrictly } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { createChange, createWallet, db, depsAt, readState, runConcurrently } from '../points/wallet.ts';

const DAY = lagosDay(NOW);
const { tasks } = USAGE_FEATURES;
const pending = { status: 'pending' };

let uid: string;
beforeEach(async () => {
  uid = await createWallet();
});
const countAt = (feature: UsageFeature = tasks, day = DAY) => db.doc(documentPaths.usage(uid, day, feature));
const counted = async (feature: UsageFeature = tasks, day = DAY) =>
  parseStrictly(dayCountSchema, await countAt(feature, day).get())?.usage_count ?? 0;
const stoppedUntil = async () =>
  parseStrictly(accountSchema, await db.doc(documentPaths.account(uid)).get())?.writes_stopped_until;
const create = (at = NOW) => taskWritten(depsAt(at), createChange(uid, { after: pending, at }));
/** Sets the number of tasks that the student has created on a day so far. */
const haveCreated = (usage_count: number, day = DAY) =>
  countAt(tasks, day).set({ feature_name: tasks, usage_date: day, usage_count });

test.each<[string, ChangeHandler, UsageFeature]>([
  ['task', taskWritten, tasks],
  ['schedule entry', entryWritten, USAGE_FEATURES.entries],
  ['journal entry', journalEntryCreated, USAGE_FEATURES.journal],
  ['deck', deckCreated, USAGE_FEATURES.decks],
])('a %s counts towards the day on which it was created', async (_, handler, feature) => {
  const at = new Date(NOW.getTime() - MS_PER_DAY);
  await handler(depsAt(), createChange(uid, { after: {}, at }));

  expect(await counted(feature, addDays(DAY, -1))).toBe(1);
  expect(await counted(feature)).toBe(0);
});

test.each<[string, ChangeHandler]>([
  ['task', taskWritten],
  ['schedule entry', entryWritten],
])('changing or deleting a %s does not count', async (_, handler) => {
  await handler(depsAt(), createChange(uid, { before: { completed: true }, after: { completed: false } }));
  await handler(depsAt(), createChange(uid, { before: {} }));

  expect((await db.collection(collectionPaths.usage(uid)).get()).size).toBe(0);
});

test('a task that is created as completed earns points and is counted', async () => {
  await taskWritten(depsAt(), createChange(uid, { after: { status: 'completed' } }));

  expect(await counted()).toBe(1);
  expect((await readState(uid)).points?.total_points).toBe(5);
});

test('a hundred tasks that arrive at once are all counted', async () => {
  await runConcurrently(100, () => create());

  expect(await counted()).toBe(100);
});

test('a task of an account that is not open yet fails, so that the event is delivered again', async () => {
  const student = await createStudent();
  await expect(taskWritten(depsAt(), createChange(student.uid, { after: pending }))).rejects.toThrow(
    'is not open',
  );
});

describe('creating more than the limit of a day', () => {
  const most = QUOTAS.creationsADay;

  test('stops all writes of the account until its day ends, and notifies the student', async () => {
    await haveCreated(most);

    await create();

    expect(await stoppedUntil()).toEqual(startOfLagosDay(addDays(DAY, 1)));
    const notification = (await readState(uid)).notifications[`writes_stopped_${DAY}`];
    expect(notification?.message).toContain('more than 5,000 items in one day');
    expect(notification?.message).toContain('at midnight');
  });

  test('begins only with the item after the last allowed one', async () => {
    await haveCreated(most - 1);

    await create();

    expect(await stoppedUntil()).toBeUndefined();
    expect((await readState(uid)).notifications).toEqual({});
  });

  test('notifies the student only once', async () => {
    await haveCreated(most);
    await create();
    await db.recursiveDelete(db.collection(collectionPaths.notifications(uid)));

    await create();

    expect((await readState(uid)).notifications).toEqual({});
  });

  test('stops writes on the next day too when it happens again', async () => {
    const next = new Date(NOW.getTime() + MS_PER_DAY);
    await haveCreated(most);
    await create();
    await haveCreated(most, addDays(DAY, 1));

    await create(next);

    expect(await stoppedUntil()).toEqual(startOfLagosDay(addDays(DAY, 2)));
  });

  test('stops nothing when the event arrives after that day has ended', async () => {
    const before = new Date(NOW.getTime() - MS_PER_DAY);
    await haveCreated(most, addDays(DAY, -1));

    await taskWritten(depsAt(), createChange(uid, { after: pending, at: before }));

    expect(await stoppedUntil()).toBeUndefined();
  });
});
