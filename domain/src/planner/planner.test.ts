import { describe, expect, test } from 'vitest';
import {
  byStartTime,
  endTime,
  formatDuration,
  minuteOf,
  nextStatus,
  PRIORITIES,
  priorityLevel,
  STORED_PRIORITIES,
  storedPriorities,
  TASK_STATUSES,
  timeOf,
  toggledStatus,
  weeklyStats,
} from './planner.ts';
import type { PlannerEntry } from './schemas.ts';

function entry(change: Partial<PlannerEntry> = {}): PlannerEntry {
  return {
    title: 'Read',
    category: 'study',
    start_time: '09:00',
    duration: 60,
    priority: 'medium',
    date: '2026-03-02',
    completed: false,
    ...change,
  };
}

describe('nextStatus', () => {
  test.each([
    ['pending', 'in_progress'],
    ['in_progress', 'completed'],
    ['completed', 'pending'],
    ['archived', 'pending'],
    ['', 'pending'],
  ])('follows %j with %j', (status, next) => expect(nextStatus(status)).toBe(next));

  test('cycles through all statuses', () => {
    const round = TASK_STATUSES.map((_, steps) =>
      Array.from({ length: steps }).reduce<string>((status) => nextStatus(status), 'pending'),
    );
    expect(round).toEqual([...TASK_STATUSES]);
  });
});

test.each([
  ['pending', 'completed'],
  ['in_progress', 'completed'],
  ['completed', 'pending'],
] as const)('the checkbox takes %s to %s', (status, toggled) => expect(toggledStatus(status)).toBe(toggled));

describe('priorities', () => {
  test.each([
    ['low', 'low'],
    ['medium', 'medium'],
    ['high', 'high'],
    [1, 'low'],
    [2, 'medium'],
    [3, 'high'],
  ] as const)('stored as %j mean %s', (stored, level) => expect(priorityLevel(stored)).toBe(level));

  test.each([
    ['low', ['low', 1]],
    ['medium', ['medium', 2]],
    ['high', ['high', 3]],
  ] as const)('%s is stored as %j', (level, forms) => expect(storedPriorities(level)).toEqual(forms));

  test('belong to exactly one level in each stored form', () => {
    expect(PRIORITIES.flatMap(storedPriorities).sort()).toEqual([...STORED_PRIORITIES].sort());
  });
});

test.each([
  [1, '1m'],
  [45, '45m'],
  [60, '1h'],
  [90, '1h 30m'],
  [120, '2h'],
  [1_440, '24h'],
  [0, '0m'],
])('formats %i minutes as %j', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

test.each([
  ['09:00', 60, '10:00'],
  ['09:05', 7, '09:12'],
  ['23:30', 29, '23:59'],
  ['23:30', 30, '00:00'],
  ['23:30', 90, '01:00'],
  ['12:15', 1_440, '12:15'],
])('an entry at %s of %i minutes ends at %s', (start, minutes, end) =>
  expect(endTime(start, minutes)).toBe(end),
);

test.each([
  [0, '00:00'],
  [425, '07:05'],
  [1_439, '23:59'],
])('minute %i of a day is %s', (minute, time) => {
  expect(timeOf(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});

test('byStartTime sorts by start time, then by title', () => {
  const day = [
    entry({ start_time: '10:00', title: 'Write' }),
    entry({ start_time: '09:30', title: 'Rest' }),
    entry({ start_time: '09:30', title: 'Ask' }),
    entry({ start_time: '00:00', title: 'Zzz' }),
  ];
  expect(day.sort(byStartTime).map(({ title }) => title)).toEqual(['Zzz', 'Ask', 'Rest', 'Write']);
});

describe('weeklyStats', () => {
  test('are all zero without entries', () => {
    expect(weeklyStats([])).toEqual({
      totalStudyTime: 0,
      completedStudyTime: 0,
      tasksCompleted: 0,
      totalTasks: 0,
      aiSessions: 0,
      productivityScore: 0,
    });
  });

  test('count study minutes, completed or not, and AI sessions', () => {
    const week = [
      entry({ duration: 60, completed: true }),
      entry({ duration: 45 }),
      entry({ category: 'assignment', duration: 30 }),
      entry({ category: 'ai', duration: 15, completed: true }),
      entry({ category: 'ai', duration: 15 }),
      entry({ category: 'break', duration: 10 }),
      entry({ category: 'other', duration: 5 }),
    ];
    expect(weeklyStats(week)).toEqual({
      totalStudyTime: 105,
      completedStudyTime: 60,
      tasksCompleted: 2,
      totalTasks: 7,
      aiSessions: 2,
      productivityScore: 29,
    });
  });

  test.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [3, 3, 100],
  ])('score %i of %i completed as %i percent', (done, all, percent) => {
    const week = Array.from({ length: all }, (_, index) => entry({ completed: index < done }));
    expect(weeklyStats(week).productivityScore).toBe(percent);
  });
});
