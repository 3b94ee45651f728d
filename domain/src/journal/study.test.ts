import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/day.ts';
import type { FocusByDay } from '../focus/minutes.ts';
import type { Mood } from './journal.ts';
import { type DayFigures, dailyFigures, moodByStudy, mostProductiveDay, studyHours } from './study.ts';

const TODAY = '2026-03-02';
const NO_FOCUS: FocusByDay = new Map();
const entry = (entry_date: Day, mood: Mood = 'good', study_time = 1) => ({ entry_date, mood, study_time });

describe('the days of a chart', () => {
  test('are complete, oldest first, with their mean mood and hours', () => {
    const entries = [entry(TODAY, 'great', 1), entry(TODAY, 'okay', 2), entry('2026-02-28', 'poor', 0.5)];
    expect(dailyFigures(entries, NO_FOCUS, TODAY, 3)).toEqual([
      { day: '2026-02-28', mood: 1, hours: 0.5 },
      { day: '2026-03-01', mood: null, hours: 0 },
      { day: TODAY, mood: 3, hours: 3 },
    ]);
  });

  test('add focus minutes to the hours of the entries, also on days without an entry', () => {
    const focus = new Map([
      ['2026-03-01', 90],
      [TODAY, 30],
    ]);
    expect(dailyFigures([entry(TODAY, 'great', 2)], focus, TODAY, 2)).toEqual([
      { day: '2026-03-01', mood: null, hours: 1.5 },
      { day: TODAY, mood: 4, hours: 2.5 },
    ]);
  });

  test.each([
    ['a year', '2026-01-02', '2025-12-27'],
    ['a short month', '2026-03-02', '2026-02-24'],
    ['a leap day', '2028-03-01', '2028-02-24'],
  ])('span the end of %s and leave out days outside the window', (_, today, first) => {
    const around = [addDays(first, -1), first, today, addDays(today, 1)];
    const days = dailyFigures(
      around.map((day) => entry(day, 'great', 2)),
      new Map(around.map((day) => [day, 60])),
      today,
      7,
    );
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(first, index)),
    );
    expect(days.map(({ hours }) => hours)).toEqual([3, 0, 0, 0, 0, 0, 3]);
  });

  test('have neither mood nor hours without an entry', () => {
    expect(dailyFigures([], NO_FOCUS, TODAY, 30)).toHaveLength(30);
    expect(
      new Set(dailyFigures([], NO_FOCUS, TODAY, 30).map(({ mood, hours }) => `${mood} ${hours}`)),
    ).toEqual(new Set(['null 0']));
  });

  test('are equally productive with equal minutes, from entries or the timer', () => {
    for (let minutes = 30; minutes < 600; minutes += 1) {
      const entries = [entry('2026-03-01', 'good', 0), entry(TODAY, 'good', 0.5)];
      const focus = new Map([
        ['2026-03-01', minutes],
        [TODAY, minutes - 30],
      ]);
      const days = dailyFigures(entries, focus, TODAY, 2);
      expect(days[0]?.hours).toBe(days[1]?.hours);
      expect(mostProductiveDay(days)).toBe(TODAY);
    }
  });
});

describe('the hours of some days', () => {
  const studied = (...minutes: number[]) => minutes.map((of) => ({ hours: of / 60 }));

  test.each([
    ['of none', [], 0],
    ['of one focus', [25], 0.4],
    ['of two', [25, 25], 0.8],
    ['of nine, which are not nine times one', Array(9).fill(25), 3.8],
    ['of a minute', [1], 0],
    ['of three minutes', [3], 0.1],
    ['of days with entries', [90, 0, 150], 4],
  ])('sum up to a tenth: %s', (_, minutes, hours) => {
    expect(studyHours(studied(...minutes))).toBe(hours);
  });

  test('do not depend on how the minutes are split', () => {
    for (let total = 0; total < 600; total += 1) {
      const parts = Array.from({ length: 30 }, (_, index) => Math.floor((total + index) / 30));
      expect(studyHours(studied(...parts))).toBe(studyHours(studied(total)));
    }
  });
});

describe('mood against study time', () => {
  const days = (...list: [mood: number | null, hours: number][]): DayFigures[] =>
    list.map(([mood, hours], index) => ({ day: addDays(TODAY, index), mood, hours }));

  test.each([
    ['no day', days()],
    ['three days', days([1, 1], [2, 2], [3, 3])],
    ['three days with an entry, and more without', days([1, 1], [2, 2], [3, 3], [null, 4], [null, 5])],
    ['days that are all alike', days([1, 2], [2, 2], [3, 2], [4, 2])],
    ['days on which nothing was studied', days([1, 0], [2, 0], [3, 0], [4, 0])],
  ])('is null for %s', (_, of) => {
    expect(moodByStudy(of)).toBeNull();
  });

  test.each([
    ['an even number of days', days([4, 8], [1, 0], [3, 5], [2, 1]), { hours: 1, more: 3.5, less: 1.5 }],
    ['an odd number', days([1, 0], [1, 1], [1, 2], [4, 3], [3, 4]), { hours: 2, more: 3.5, less: 1 }],
    [
      'days at the median with the lesser',
      days([1, 1], [2, 1], [3, 1], [4, 5]),
      { hours: 1, more: 4, less: 2 },
    ],
    [
      'most days at the top with the more',
      days([1, 0], [2, 5], [3, 5], [4, 5]),
      { hours: 0, more: 3, less: 1 },
    ],
    [
      'the top and what is next below',
      days([1, 0], [2, 1], [3, 5], [4, 5], [4, 5]),
      { hours: 1, more: 11 / 3, less: 1.5 },
    ],
    ['all one mood', days([3, 0], [3, 1], [3, 2], [3, 3]), { hours: 1, more: 3, less: 3 }],
    [
      'days without an entry left out',
      days([1, 0], [1, 1], [null, 9], [3, 2], [3, 3]),
      { hours: 1, more: 3, less: 1 },
    ],
  ])('splits %s', (_, of, parts) => {
    expect(moodByStudy(of)).toEqual(parts);
  });

  test('does not depend on the order of the days', () => {
    const of = days([1, 0], [2, 1], [3, 5], [4, 5]);
    expect(moodByStudy([...of].reverse())).toEqual(moodByStudy(of));
  });
});
