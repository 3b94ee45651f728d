import { randomUUID } from 'node:crypto';
import { type AiUsage, labTimeSchema } from '@akada/domain/ai/schemas';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { recordLabTime } from '@akada/functions/src/points/record-lab-time.ts';
import { describe, expect, test } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { createWallet, db, depsAt, readPoints, readState, runConcurrently } from './wallet.ts';

const TODAY = lagosDay(NOW);
const PAID = { status: 'paid', wait_seconds: 0 };
const UNUSED = { status: 'unused', wait_seconds: 0 };
/** This many seconds after the first call. */
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const record = (uid: string, now = NOW) => recordLabTime(depsAt(now), { uid }, {});

async function use(uid: string, created_at: Date, estimated_time_saved = 5): Promise<void> {
  const row: AiUsage = {
    user_id: uid,
    tool_name: 'solver',
    input_summary: '2x = 4',
    result_preview: 'x = 2',
    estimated_time_saved,
    created_at,
  };
  await db.doc(`${collectionPaths.aiUsage(uid)}/${randomUUID()}`).set(row);
}

const clockOf = (uid: string, day = TODAY) => db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.labTime));
const timeOf = async (uid: string, day = TODAY) =>
  parseStrictly(labTimeSchema, await clockOf(uid, day).get());

/** A student whose five minutes are over and who used a tool in them. */
async function createReadyStudent(): Promise<string> {
  const uid = await createWallet();
  await record(uid);
  await use(uid, after(60));
  return uid;
}

describe('recordLabTime', () => {
  test('starts the clock of the day and says how long is left', async () => {
    const uid = await createWallet();

    expect(await record(uid)).toEqual({ status: 'waiting', wait_seconds: 300 });
    expect(await timeOf(uid)).toEqual({
      feature_name: 'ai_lab_time',
      usage_date: TODAY,
      usage_count: 0,
      started_at: NOW,
    });

    await use(uid, after(1));
    expect(await record(uid, after(100))).toEqual({ status: 'waiting', wait_seconds: 200 });
    expect(await record(uid, after(299.001))).toEqual({ status: 'waiting', wait_seconds: 1 });
    expect(await timeOf(uid)).toMatchObject({ started_at: NOW, usage_count: 0 });
    expect((await readPoints(uid)).total_points).toBe(0);
  });

  test('awards points when five minutes are over and a tool was used', async () => {
    const uid = await createReadyStudent();

    expect(await record(uid, after(300))).toEqual(PAID);

    const { points, ledger, days } = await readState(uid);
    expect(points).toMatchObject({ total_points: 5, points_earned: 5, current_streak: 1 });
    expect(points).toMatchObject({ tools_used_today: 0, tools_day: null });
    expect(ledger).toEqual({
      [`lab_time:${TODAY}`]: { action: 'ai_lab_time', points: 5, day: TODAY, created_at: after(300) },
    });
    expect(days[TODAY]).toMatchObject({ counts: { ai_lab_time: 1 } });
    expect(await timeOf(uid)).toMatchObject({ started_at: NOW, usage_count: 1 });
  });

  test('awards nothing until a tool was used since the clock started', async () => {
    const uid = await createWallet();
    await use(uid, after(-1));
    await record(uid);

    expect(await record(uid, after(300))).toEqual(UNUSED);
    expect(await record(uid, after(9_000))).toEqual(UNUSED);
    expect(await readState(uid)).toMatchObject({ points: { total_points: 0 }, ledger: {} });

    await use(uid, after(9_001));
    expect(await record(uid, after(9_002))).toEqual(PAID);
    expect((await readPoints(uid)).total_points).toBe(5);
  });

  test('counts a use at the very beginning, and one that the student stopped', async () => {
    const [early, stopped] = [await createWallet(), await createWallet()];
    await runConcurrently(2, (index) => record(index ? early : stopped));
    await use(early, NOW);
    await use(stopped, after(60), 0);

    expect(await record(early, after(300))).toEqual(PAID);
    expect(await record(stopped, after(300))).toEqual(PAID);
  });

  test("counts no one else's use", async () => {
    const uid = await createWallet();
    await record(uid);
    await use(await createWallet(), after(60));

    expect(await record(uid, after(300))).toEqual(UNUSED);
  });

  test('starts one clock for 20 concurrent first calls', async () => {
    const uid = await createWallet();

    const answers = await runConcurrently(20, (index) => record(uid, after(index)));

    const started = (await timeOf(uid))?.started_at.getTime() ?? Number.NaN;
    const waits = answers.map((_, index) => 300 - index + (started - NOW.getTime()) / 1_000);
    expect(answers).toEqual(waits.map((wait_seconds) => ({ status: 'waiting', wait_seconds })));
  });

  test('awards once for 20 concurrent calls', async () => {
    const uid = await createReadyStudent();

    expect(await runConcurrently(20, () => record(uid, after(300)))).toEqual(Array(20).fill(PAID));

    const { points, ledger } = await readState(uid);
    expect(points?.total_points).toBe(5);
    expect(Object.keys(ledger)).toEqual([`lab_time:${TODAY}`]);
  });

  test('answers from the mark after an award, without writing', async () => {
    const uid = await createReadyStudent();
    await record(uid, after(300));
    await db.recursiveDelete(db.collection(collectionPaths.aiUsage(uid)));
    const before = await Promise.all([readState(uid), clockOf(uid).get()]);

    expect(await record(uid, after(600))).toEqual(PAID);

    const [state, clock] = await Promise.all([readState(uid), clockOf(uid).get()]);
    expect(state).toEqual(before[0]);
    expect(clock.updateTime).toEqual(before[1].updateTime);
  });

  test('sets the mark after a call that failed between award and mark', async () => {
    const uid = await createReadyStudent();
    await record(uid, after(300));
    await clockOf(uid).update({ usage_count: 0 });

    expect(await record(uid, after(301))).toEqual(PAID);

    expect((await readPoints(uid)).total_points).toBe(5);
    expect(await timeOf(uid)).toMatchObject({ usage_count: 1 });
  });

  test('starts a new clock on the next day, which earns points again', async () => {
    const uid = await createReadyStudent();
    await record(uid, after(300));
    const tomorrow = addDays(TODAY, 1);
    const midnight = startOfLagosDay(tomorrow);
    const later = (seconds: number) => new Date(midnight.getTime() + seconds * 1_000);

    expect(await record(uid, midnight)).toEqual({ status: 'waiting', wait_seconds: 300 });
    expect(await timeOf(uid, tomorrow)).toMatchObject({ usage_date: tomorrow, started_at: midnight });
    expect(await record(uid, later(300))).toEqual(UNUSED);
    await use(uid, later(301));
    expect(await record(uid, later(302))).toEqual(PAID);

    expect(await readPoints(uid)).toMatchObject({ total_points: 10, current_streak: 2 });
    expect(await timeOf(uid)).toMatchObject({ started_at: NOW, usage_count: 1 });
  });

  test('rejects a caller without an account and starts no clock', async () => {
    const uid = randomUUID();

    await expect(record(uid)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: "Your account isn't ready yet. Try again in a moment.",
    });

    expect(await timeOf(uid)).toBeUndefined();
  });
});
