import { AI_TOOLS } from '@akada/domain/ai/tools';
import { addDays } from '@akada/domain/days/day';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { ledgerKeys } from '@akada/domain/points/points';
import { type Award, award } from '@akada/functions/src/points/award.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createWallet, depsAt, readPoints, readState, runConcurrently, shuffle } from './wallet.ts';

const TODAY = lagosDay(NOW);
/** Noon, `days` after today. */
const noon = (days: number) => new Date(`${addDays(TODAY, days)}T12:00:00.000Z`);

const give = (uid: string, action: PointsAction, key: string, at = NOW) =>
  award(depsAt(), { uid, action, key, at });
/** One of many uses of the nine AI tools. */
const useTool = (uid: string, index: number) =>
  award(depsAt(), {
    ...{ uid, action: 'ai_tool', key: ledgerKeys.ai(`r${index}`), at: NOW },
    tool: AI_TOOLS[index % AI_TOOLS.length]?.id ?? 'chat',
  });

/** Concurrent awards and random orders take their time. */
describe('award, in any order of delivery', () => {
  test('pays 5 of 200 concurrent uses of AI tools, and counts all nine tools for the boards', async () => {
    const uid = await createWallet();

    const paid = await runConcurrently(200, (index) => useTool(uid, index));

    expect(paid.filter(({ points }) => points === 15)).toHaveLength(5);
    const { points, days, ledger } = await readState(uid);
    expect(Object.keys(ledger)).toHaveLength(5);
    expect(points).toMatchObject({ total_points: 75, points_earned: 75, tools_used_today: 9 });
    expect(points).toMatchObject({ current_streak: 1, longest_streak: 1 });
    expect(days[TODAY]).toMatchObject({ points_earned: 75, counts: { ai_tool: 5 } });
    expect(days[TODAY]?.tools).toHaveLength(9);
  });

  test('pays 5 of 200 concurrent uses on a day that was already active', async () => {
    const uid = await createWallet({ tools_used_today: 3, tools_day: addDays(TODAY, -1) });
    await give(uid, 'task_completed', 'task:t1');

    await runConcurrently(200, (index) => useTool(uid, index));

    expect(await readPoints(uid)).toMatchObject({
      total_points: 80,
      tools_used_today: 9,
      tools_day: TODAY,
    });
  });

  test.each([
    ['new', 0],
    ['active', 15],
  ])('awards one of 200 concurrent awards under one key, on a day that is %s', async (_, before) => {
    const uid = await createWallet();
    if (before > 0) await give(uid, 'ai_tool', 'ai:r0');

    const paid = await runConcurrently(200, () => give(uid, 'ai_tool', 'ai:r1'));

    expect(paid.filter(({ points }) => points === 15)).toHaveLength(1);
    expect(paid.filter(({ points }) => points === 0)).toHaveLength(199);
    expect((await readPoints(uid)).total_points).toBe(before + 15);
  });

  test.each([
    ['task_completed', 10],
    ['journal_entry', 1],
    ['ai_lab_time', 1],
    ['ai_tool', 5],
    ['focus_minutes', 4],
  ] as const)('pays a day for %s %i times, of 25 at once, and the next day again', async (action, cap) => {
    const uid = await createWallet();

    await runConcurrently(25, (index) => give(uid, action, `k:${index}`));

    const { points, days, ledger } = await readState(uid);
    expect(points?.total_points).toBe(cap * ACTIONS[action].points);
    expect(days[TODAY]?.counts).toEqual({ [action]: cap });
    expect(Object.keys(ledger)).toHaveLength(cap);
    expect(await give(uid, action, 'k:more')).toEqual({ points: 0 });
    expect(await give(uid, action, 'k:more', noon(1))).toEqual({ points: ACTIONS[action].points });
  });

  test('gives the same state for 12 events in 8 different orders', async () => {
    const begun = { freezes: [addDays(TODAY, -30), addDays(TODAY, -30)] };
    // Two freezes bridge the days -7 and -4; day -2 breaks the streak. Some days arrive early, some late, some twice.
    const days = [-9, -8, -6, -5, -5, -3, -3, -1, -1, 0, 0, 1];
    const events = days.map((day, index): Omit<Award, 'uid'> => {
      const action = (['ai_tool', 'task_completed', 'ai_tool', 'journal_entry'] as const)[index % 4];
      const tool = AI_TOOLS[index % 3]?.id;
      return {
        ...{ action: action ?? 'ai_tool', key: `k:${index}`, at: new Date(noon(day).getTime() + index) },
        ...(action === 'ai_tool' && tool && { tool }),
      };
    });
    const after = async (order: typeof events) => {
      const uid = await createWallet(begun);
      for (const event of order) await award(depsAt(), { ...event, uid });
      return readState(uid);
    };
    const inOrder = await after(events);
    expect(inOrder.points).toMatchObject({ current_streak: 3, longest_streak: 5, freezes_used: 2 });

    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(await after(shuffle(events, seed)), `seed ${seed}`).toEqual(inOrder);
    }
  });

  test('gives the same streak for 20 days that arrive at once', async () => {
    const uid = await createWallet();

    await runConcurrently(20, (index) => give(uid, 'journal_entry', `k:${index}`, noon(-index)));

    expect(await readPoints(uid)).toMatchObject({
      current_streak: 20,
      longest_streak: 20,
      last_activity_date: TODAY,
      total_points: 200,
      badges: ['study_streak'],
    });
  });
});
