import { summarizeUsage } from '@akada/domain/ai/analytics';
import { aiUsageSchema } from '@akada/domain/ai/schemas';
import { addDays } from '@akada/domain/days/day';
import { completedUnits } from '@akada/domain/focus/paid-units';
import { weeklyGoal } from '@akada/domain/home/home';
import { journalEntrySchema } from '@akada/domain/journal/schemas';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { levelOf } from '@akada/domain/points/points';
import { lastWeekOf } from '@akada/domain/points/recent-days';
import {
  ledgerEntrySchema,
  userPointsSchema,
  userRewardSchema,
  userStreakSchema,
} from '@akada/domain/points/schemas';
import { currentStreak, foldStreak } from '@akada/domain/points/streak';
import { describe, expect, test } from 'vitest';
import { usageRow } from './ai-usage-data.ts';
import { lagosDay } from './days.ts';
import { OTHER_STUDENTS, OUTSIDE_STUDENT } from './demo.ts';
import { demoFocusSessions } from './focus-data.ts';
import { demoJournal } from './journal-data.ts';
import { demoNotifications } from './notifications-data.ts';
import { DONE_TASK, demoTasks } from './planner-data.ts';
import { demoHistory, otherHistory } from './points-data.ts';

/** An ordinary afternoon, the start of a year, and 1 March of a leap year. */
const TIMES = ['2026-03-05T14:30:00Z', '2026-01-01T00:00:00Z', '2028-03-01T23:59:59.999Z'];
const sum = (entries: Iterable<{ points: number }>) =>
  [...entries].reduce((all, { points }) => all + points, 0);

describe.each(TIMES)('the demo student, seeded at %s,', (time) => {
  const now = new Date(time);
  const today = lagosDay(now);
  const { points, ledger, streaks, rewards, aiUses } = demoHistory('Ada', now);

  test("has a streak of 12 days and 1,250 points: level 5 'Scholar', 250 points below level 6", () => {
    expect(currentStreak(points, today)).toBe(12);
    expect(points).toMatchObject({ points_earned: 1250, longest_streak: 12, last_activity_date: today });
    expect(levelOf(points.points_earned)).toEqual({ level: 5, title: 'Scholar', next: 1500, missing: 250 });
  });

  test('has the badges Early Bird and Study Streak, and not Task Master', () => {
    expect(points.badges).toEqual(['early_bird', 'study_streak']);
    expect(points.tasks_completed).toBeLessThan(50);
  });

  test('had 5 goal days in the last 7 days, which is 71 %', () => {
    const week = [...streaks.values()].filter(({ activity_date }) => activity_date > addDays(today, -7));
    expect(week).toHaveLength(7);
    expect(weeklyGoal(week)).toEqual({ days: 5, of: 7, percent: 71 });
    expect(lastWeekOf(points.recent_days ?? {}, today)).toEqual(
      week.map(({ points_earned }) => ({ points_earned })),
    );
  });

  test('has a ledger whose sums are the balance, the points earned and the points of each active day', () => {
    const entries = [...ledger.values()];
    const paid = entries.filter((entry) => entry.points > 0);
    expect(sum(entries)).toBe(points.total_points);
    expect(sum(paid)).toBe(points.points_earned);
    expect(points.points_earned - points.total_points).toBe(sum(rewards.values()));
    for (const [day, { points_earned }] of streaks) {
      expect(sum(paid.filter((entry) => entry.day === day))).toBe(points_earned);
    }
  });

  test('has the streak that follows from the active days, and an unused freeze', () => {
    expect(points).toMatchObject(foldStreak(streaks.keys(), points.freezes));
    expect(points).toMatchObject({ freezes: [addDays(today, -3)], freezes_used: 0 });
    expect(foldStreak(streaks.keys(), []).current_streak).toBe(12);
  });

  test('never earned above a daily cap, or used more AI than the free plan allows', () => {
    for (const { counts } of streaks.values()) {
      for (const [action, count] of Object.entries(counts)) {
        expect(count).toBeLessThanOrEqual(action === 'ai_tool' ? 2 : ACTIONS[action as PointsAction].perDay);
      }
    }
  });

  test('earned points for each 25 minutes of its focus sessions', () => {
    const created = now;
    const sessions = [...demoFocusSessions(now)].map(([id, session]) => ({ ...session, id, created }));
    const units = sessions.flatMap(({ id, day }) =>
      completedUnits(
        sessions.filter((other) => other.day === day),
        id,
      ).map((unit) => `focus:${day}:${unit}`),
    );
    expect(units).toHaveLength(5);
    expect([...ledger.keys()].filter((key) => key.startsWith('focus:')).sort()).toEqual(units.sort());
  });

  test('has the same number of tools used today in the AI Lab and on the boards', () => {
    const rows = [...aiUses.values()].map((use) => usageRow('ada', use));
    const ofToday = rows.filter(({ created_at }) => lagosDay(created_at) === today);
    expect(points).toMatchObject({ tools_used_today: 1, tools_day: today });
    expect(summarizeUsage(ofToday).tools).toHaveLength(points.tools_used_today);
    expect(rows).toHaveLength([...ledger.keys()].filter((key) => key.startsWith('ai:')).length);
    for (const row of rows) expect(aiUsageSchema.parse(row).input_summary).not.toBe('');
  });

  test('has no action in the future, and a history with the newest first', () => {
    const times = points.points_history.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const { created_at } of ledger.values()) expect(created_at.getTime()).toBeLessThanOrEqual(+now);
  });

  test('earned points for each journal entry, none of them today, and for the completed task', () => {
    const days = [...demoJournal(now).values()].map((entry) => journalEntrySchema.parse(entry).entry_date);
    expect(days.length).toBeGreaterThan(1);
    expect(new Set(days).size).toBe(days.length);
    expect(days).not.toContain(today);
    for (const day of days) expect(ledger.get(`journal:${day}`)).toMatchObject({ points: 10, day });
    const done = [...demoTasks(now)].filter(([, { status }]) => status === 'completed').map(([id]) => id);
    expect(done).toEqual([DONE_TASK]);
    expect(ledger.get(`task:${DONE_TASK}`)).toMatchObject({ points: 5, day: today });
  });

  test('has three unread notifications: an update, a reward and an info', () => {
    const unread = Object.values(demoNotifications(now)).filter((notification) => notification.unread);
    expect(unread.map(({ type }) => type)).toEqual(['update', 'reward', 'info']);
  });

  test('has documents that match their schemas', () => {
    userPointsSchema.parse(points);
    for (const entry of ledger.values()) ledgerEntrySchema.parse(entry);
    for (const streak of streaks.values()) userStreakSchema.parse(streak);
    for (const reward of rewards.values()) userRewardSchema.parse(reward);
  });
});

test('the other students have three current streaks, a lapsed one, and ledgers that add up', () => {
  const now = new Date('2026-03-05T14:30:00Z');
  const histories = OTHER_STUDENTS.map((student) => otherHistory(student, now));
  for (const { points, ledger } of histories) expect(sum(ledger.values())).toBe(points.total_points);
  expect(histories.map(({ points }) => currentStreak(points, lagosDay(now)))).toEqual([9, 5, 0, 1]);
  expect(otherHistory(OUTSIDE_STUDENT, now).points.points_earned).toBe(20);
});
