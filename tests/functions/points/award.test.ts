import type { AiToolId } from '@akada/domain/ai/tools';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { PointsAction } from '@akada/domain/points/actions';
import { ledgerKeys, newUserPoints } from '@akada/domain/points/points';
import { award } from '@akada/functions/src/points/award.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { createStudent, NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createWallet, db, depsAt, readPoints, readState, runConcurrently, sumLedger } from './wallet.ts';

const TODAY = lagosDay(NOW);
const HOUR = 3_600_000;
/** Noon, `days` after today. */
const noon = (days: number) => new Date(`${addDays(TODAY, days)}T12:00:00.000Z`);

const give = (uid: string, action: PointsAction, key: string, at = NOW) =>
  award(depsAt(), { uid, action, key, at });

describe('award', () => {
  test('writes ledger, active day and totals for a first action', async () => {
    const uid = await createWallet();

    expect(await give(uid, 'task_completed', ledgerKeys.task('t1'))).toEqual({ points: 5 });

    expect(await readState(uid)).toEqual({
      points: {
        ...newUserPoints('Ada', NOW),
        total_points: 5,
        points_earned: 5,
        current_streak: 1,
        longest_streak: 1,
        last_activity_date: TODAY,
        tasks_completed: 1,
        recent_days: { [TODAY]: 5 },
        points_history: [{ action: 'completing a task', points: 5, at: NOW }],
      },
      days: {
        [TODAY]: {
          activity_date: TODAY,
          points_earned: 5,
          activities: ['task_completed'],
          counts: { task_completed: 1 },
        },
      },
      ledger: { 'task:t1': { action: 'task_completed', points: 5, day: TODAY, created_at: NOW } },
      rewards: {},
      access: {},
      notifications: {},
    });
  });

  test('has the points of the last 7 days, also those that an earlier release awarded', async () => {
    const uid = await createWallet();
    for (const day of [-8, -6, -1]) await give(uid, 'journal_entry', `journal:${day}`, noon(day));
    const week = { [addDays(TODAY, -6)]: 10, [addDays(TODAY, -1)]: 10 };
    expect((await readPoints(uid)).recent_days).toEqual(week);

    await db.doc(documentPaths.points(uid)).update({ recent_days: FieldValue.delete() });
    await give(uid, 'task_completed', 'task:late', noon(-1));
    await give(uid, 'task_completed', 'task:new', noon(0));

    expect((await readPoints(uid)).recent_days).toEqual({
      [addDays(TODAY, -6)]: 10,
      [addDays(TODAY, -1)]: 15,
      [TODAY]: 5,
    });
  });

  test('bridges a missed day with one freeze, and returns it if the day turns out active', async () => {
    const uid = await createWallet({ freezes: [addDays(TODAY, -9)] });
    const streakAfter = async (day: number) => {
      await give(uid, 'task_completed', `task:${day}`, noon(day));
      const { current_streak, freezes_used } = await readPoints(uid);
      return { current_streak, freezes_used };
    };

    expect(await streakAfter(-6)).toEqual({ current_streak: 1, freezes_used: 0 });
    expect(await streakAfter(-4)).toEqual({ current_streak: 2, freezes_used: 1 });
    expect(await streakAfter(-2)).toEqual({ current_streak: 1, freezes_used: 1 });
    expect(await streakAfter(-5)).toEqual({ current_streak: 4, freezes_used: 1 });
  });

  test('keeps the latest 10 actions, newest first, however late one arrives', async () => {
    const uid = await createWallet();
    const hours = [3, 11, 1, 7, 0, 9, 5, 2, 10, 4, 8, 6];
    for (const [index, hour] of hours.entries()) {
      const at = new Date(noon(0).getTime() - hour * HOUR);
      await give(uid, index % 3 ? 'task_completed' : 'ai_tool', `k:${hour}`, at);
    }

    const { points_history } = await readPoints(uid);
    expect(points_history.map(({ at }) => (noon(0).getTime() - at.getTime()) / HOUR)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('counts the different AI tools of the latest day that had one, each once', async () => {
    const uid = await createWallet();
    let uses = 0;
    const toolsAfterUse = async (tool: AiToolId, day: number) => {
      uses += 1;
      await award(depsAt(), { uid, action: 'ai_tool', key: ledgerKeys.ai(`${uses}`), tool, at: noon(day) });
      const { tools_used_today, tools_day } = await readPoints(uid);
      return [tools_used_today, tools_day];
    };

    expect(await toolsAfterUse('chat', -1)).toEqual([1, addDays(TODAY, -1)]);
    expect(await toolsAfterUse('chat', -1)).toEqual([1, addDays(TODAY, -1)]);
    expect(await toolsAfterUse('solver', -1)).toEqual([2, addDays(TODAY, -1)]);
    expect(await toolsAfterUse('chat', 0)).toEqual([1, TODAY]);
    expect(await toolsAfterUse('essay', -1)).toEqual([1, TODAY]);
    expect(await toolsAfterUse('essay', 0)).toEqual([2, TODAY]);
    const { days } = await readState(uid);
    expect(days[TODAY]?.tools).toEqual(['chat', 'essay']);
  });

  test('counts tools on a day that an earlier release wrote without them', async () => {
    const uid = await createWallet();
    await give(uid, 'ai_tool', 'ai:1');
    expect((await readState(uid)).days[TODAY]).not.toHaveProperty('tools');

    await award(depsAt(), { uid, action: 'ai_tool', key: 'ai:2', tool: 'chat', at: NOW });

    expect(await readPoints(uid)).toMatchObject({ tools_used_today: 1, tools_day: TODAY });
  });

  test('awards each badge when it is earned, and keeps it', async () => {
    const uid = await createWallet({ tasks_completed: 49, badges: ['study_streak'] });
    const badgesAfterTask = async (key: string, at: Date) => {
      await give(uid, 'task_completed', key, at);
      return (await readPoints(uid)).badges;
    };
    const all = ['study_streak', 'early_bird', 'task_master'];

    expect(await badgesAfterTask('task:1', new Date(`${TODAY}T06:00:00.000Z`))).toEqual(all);
    expect(await badgesAfterTask('task:2', noon(0))).toEqual(all);
  });

  test('has a wallet that is the sum of its ledger', async () => {
    const uid = await createWallet({ total_points: 70 });
    await runConcurrently(20, (index) => give(uid, index % 2 ? 'ai_tool' : 'task_completed', `k:${index}`));

    const { points, ledger } = await readState(uid);
    expect(points?.total_points).toBe(70 + 5 * 15 + 10 * 5);
    expect(sumLedger(ledger)).toBe(points?.total_points);
  });

  test('fails without writing while the account is not open, so that its trigger is retried', async () => {
    const { uid } = await createStudent();

    await expect(give(uid, 'task_completed', 'task:t1')).rejects.toThrow('is not open');

    expect(await db.doc(documentPaths.points(uid)).get()).toMatchObject({ exists: false });
    expect((await db.collection(collectionPaths.ledger(uid)).get()).size).toBe(0);
  });

  test('awards nothing and is not retried if the account was deleted', async () => {
    expect(await give('gone', 'task_completed', 'task:t1')).toEqual({ points: 0 });

    expect((await db.collection(collectionPaths.ledger('gone')).get()).size).toBe(0);
  });
});
