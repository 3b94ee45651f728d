import { utcDay } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { describe, expect, test } from 'vitest';
import { createStudent, db, depsAt, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken } from '../../support/callables.ts';

const BOUNDED = { timeout: 20_000, interval: 100 };

async function openedStudent() {
  const student = await createStudent({ name: 'Ada Obi' });
  await openAccount(depsAt(), { uid: student.uid }, {});
  return student;
}

/**
 * Tests that the triggers and the callables are deployed and wired. Their behaviour is tested in-process beside this
 * file.
 */
describe('points, through the functions', () => {
  test('are awarded for a task, a journal entry and focus, with a notification for the milestone', {
    timeout: 60_000,
  }, async () => {
    const { uid } = await openedStudent();
    const balance = async () => (await readDocument(documentPaths.points(uid)))?.total_points;
    const task = db.doc(`${collectionPaths.tasks(uid)}/one`);
    await task.set({ status: 'pending' });

    await task.update({ status: 'completed' });
    await expect.poll(balance, BOUNDED).toBe(5);

    await db.collection(collectionPaths.journal(uid)).add({ entry_text: 'A good day.' });
    await expect.poll(balance, BOUNDED).toBe(15);

    const [started_at, ended_at] = [new Date(Date.now() - 25 * 60_000), new Date()];
    const session = { minutes: 25, started_at, ended_at, day: utcDay(ended_at) };
    await db.doc(documentPaths.focusSession(uid, 'one')).set(session);
    await expect.poll(balance, BOUNDED).toBe(20);

    await db.doc(documentPaths.points(uid)).update({ points_earned: 250 });
    const milestone = `${collectionPaths.notifications(uid)}/milestone_250`;
    await expect.poll(() => readDocument(milestone), BOUNDED).toMatchObject({ type: 'reward', unread: true });
  });

  test('are spent over HTTP, once for each key', async () => {
    const { uid, email, password } = await openedStudent();
    await db.doc(documentPaths.points(uid)).update({ total_points: 150 });
    const token = await createIdToken(email, password);
    const input = { reward_id: 'streak_freeze', idempotency_key: 'a-key-of-the-client' } as const;
    const done = { status: 200, body: { result: { reward_name: 'Streak Freeze', total_points: 50 } } };

    expect(await callFunction('redeemReward', input, token)).toEqual(done);
    expect(await callFunction('redeemReward', input, token)).toEqual(done);

    expect(
      await callFunction('redeemReward', { ...input, idempotency_key: 'another-key-of-his' }, token),
    ).toEqual({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION', message: 'Not enough points' } },
    });
  });

  test('are awarded for time in the AI Lab, whose clock the first call starts', async () => {
    const { uid, email, password } = await openedStudent();
    const token = await createIdToken(email, password);
    const waiting = { status: 200, body: { result: { status: 'waiting', wait_seconds: 300 } } };

    expect(await callFunction('recordLabTime', {}, token)).toEqual(waiting);

    const [clock] = (await db.collection(collectionPaths.usage(uid)).get()).docs;
    await clock?.ref.update({ started_at: new Date(Date.now() - 300_000) });
    const use = db.collection(collectionPaths.aiUsage(uid)).doc();
    await use.set({ created_at: new Date() });
    expect(await callFunction('recordLabTime', {}, token)).toMatchObject({
      body: { result: { status: 'paid' } },
    });
    expect(await readDocument(documentPaths.points(uid))).toMatchObject({ total_points: 5 });
    expect(await callFunction('recordLabTime', {})).toMatchObject({ status: 401 });
  });

  test('are not spent by visitors', async () => {
    const input = { reward_id: 'streak_freeze', idempotency_key: 'a-key-of-the-client' } as const;

    expect(await callFunction('redeemReward', input)).toMatchObject({ status: 401 });
  });
});
