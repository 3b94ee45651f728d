import { describe, expect, test } from 'vitest';
import { ACTIONS, isBelowDailyCap, leftToday } from './actions.ts';
import {
  addToHistory,
  type BadgeId,
  badgesAfter,
  levelOf,
  milestonesBetween,
  newUserPoints,
  toolsUsedAfter,
} from './points.ts';
import { userPointsSchema } from './schemas.ts';
import { currentStreak } from './streak.ts';

const TODAY = '2026-03-01';
const streak = (last_activity_date: string | null) => ({
  current_streak: 12,
  last_activity_date,
  freezes: [],
  freezes_used: 0,
});

test.each([
  ['counts on an active day', streak(TODAY), 12],
  ['counts until the end of the next day', streak('2026-02-28'), 12],
  ['has lapsed after a day without activity', streak('2026-02-27'), 0],
  ['has lapsed after a year', streak('2025-03-01'), 0],
  ['is nothing before any activity', streak(null), 0],
  ["counts when the reader's clock is behind", streak('2026-03-02'), 12],
  ['is nothing where there are no points', null, 0],
  ['is nothing while the points are not known', undefined, 0],
])('a streak %s', (_, points, expected) => expect(currentStreak(points, TODAY)).toBe(expected));

test('a new account has zero points', () => {
  const now = new Date('2026-03-01T08:00:00.000Z');
  const points = userPointsSchema.parse(newUserPoints('Ada', now));

  expect(Object.values(points).filter((value) => typeof value === 'number')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(points).toMatchObject({ name: 'Ada', points_history: [], created_at: now, updated_at: now });
  expect(currentStreak(points, TODAY)).toBe(0);
});

test.each([
  [0, { level: 1, title: 'Beginner', next: 500, missing: 500 }],
  [749, { level: 2, title: 'Beginner', next: 750, missing: 1 }],
  [750, { level: 3, title: 'Apprentice', next: 1_000, missing: 250 }],
  [1_250, { level: 5, title: 'Scholar', next: 1_500, missing: 250 }],
  [2_500, { level: 10, title: 'Master', next: 2_750, missing: 250 }],
  [5_000, { level: 20, title: 'Sage', next: 5_250, missing: 250 }],
])('%i points ever earned give a level with its title', (points, level) => {
  expect(levelOf(points)).toEqual(level);
});

test.each([
  [0, 249, []],
  [249, 250, [250]],
  [250, 260, []],
  [240, 760, [250, 500, 750]],
  [760, 240, []],
])('from %i to %i points the milestones are %j', (before, after, milestones) => {
  expect(milestonesBetween(before, after)).toEqual(milestones);
});

test('an action earns points up to its daily cap', () => {
  expect(isBelowDailyCap('task_completed', {})).toBe(true);
  expect(isBelowDailyCap('task_completed', { task_completed: 9, journal_entry: 1 })).toBe(true);
  expect(isBelowDailyCap('task_completed', { task_completed: 10 })).toBe(false);
  expect(isBelowDailyCap('entry_completed', { entry_completed: 9, task_completed: 10 })).toBe(true);
  expect(isBelowDailyCap('entry_completed', { entry_completed: 10 })).toBe(false);
  expect(isBelowDailyCap('journal_entry', { journal_entry: 1 })).toBe(false);
  expect(isBelowDailyCap('ai_tool', { ai_tool: 4 })).toBe(true);
  expect(isBelowDailyCap('ai_tool', { ai_tool: 5 })).toBe(false);
  expect(Object.values(ACTIONS).map(({ points }) => points)).toEqual([5, 5, 10, 15, 5, 5, 10, 10]);
});

test('a day on which more was awarded than the cap, as before there was one, has nothing left', () => {
  expect(leftToday('ai_tool', { ai_tool: 12 })).toBe(0);
  expect(leftToday('ai_tool', { ai_tool: 2 })).toBe(3);
  expect(leftToday('focus_minutes', {})).toBe(4);
});

describe('the history', () => {
  const item = (minute: number, points = 5) => ({
    action: 'completing a task',
    points,
    at: new Date(Date.UTC(2026, 2, 1, 8, minute)),
  });
  const listOf = (items: ReturnType<typeof item>[]) => items.reduce(addToHistory, [] as typeof items);

  test('holds the latest 10 items, newest first, in any order of arrival', () => {
    const minutes = [5, 0, 11, 3, 9, 1, 8, 10, 2, 7, 4, 6];

    expect(listOf(minutes.map((minute) => item(minute))).map(({ at }) => at.getUTCMinutes())).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
  });

  test('has a fixed order for items of the same instant', () => {
    const items = [item(1, 15), { ...item(1), action: 'a journal entry' }, item(1, 5)];

    expect(listOf([...items].reverse())).toEqual(listOf(items));
  });
});

test.each([
  ['the first tool', 0, null, '2026-03-01', 1, 1, '2026-03-01'],
  ['another tool of the day', 3, '2026-03-01', '2026-03-01', 4, 4, '2026-03-01'],
  ['the first of a new day', 3, '2026-02-28', '2026-03-01', 1, 1, '2026-03-01'],
  ['one of an earlier day that arrives late', 3, '2026-03-01', '2026-02-28', 5, 3, '2026-03-01'],
])('tools used today after %s', (_, tools_used_today, tools_day, day, tools, expected, expectedDay) => {
  expect(toolsUsedAfter({ tools_used_today, tools_day }, day, tools)).toEqual({
    tools_used_today: expected,
    tools_day: expectedDay,
  });
});

describe('badges', () => {
  const nothing = { longest_streak: 0, tasks_completed: 0 };
  const noon = 12 * 60;

  test.each<[string, Parameters<typeof badgesAfter>[1], number, BadgeId[]]>([
    ['none for an afternoon', nothing, noon, []],
    ['none before 4', nothing, 4 * 60 - 1, []],
    ['Early Bird from 4', nothing, 4 * 60, ['early_bird']],
    ['Early Bird just before 8', nothing, 8 * 60 - 1, ['early_bird']],
    ['none at 8', nothing, 8 * 60, []],
    ['none for 6 days in a row', { ...nothing, longest_streak: 6 }, noon, []],
    ['Study Streak for 7 days in a row', { ...nothing, longest_streak: 7 }, noon, ['study_streak']],
    ['none for 49 tasks', { ...nothing, tasks_completed: 49 }, noon, []],
    ['Task Master for 50 tasks', { ...nothing, tasks_completed: 50 }, noon, ['task_master']],
  ])('%s', (_, figures, minute, badges) => {
    expect(badgesAfter([], figures, minute)).toEqual(badges);
  });

  test('stay once earned', () => {
    expect(badgesAfter(['study_streak'], nothing, noon)).toEqual(['study_streak']);
  });
});
