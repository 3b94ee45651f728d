import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/day.ts';
import {
  averageMood,
  consistency,
  entriesWithin,
  journalStats,
  moodLabel,
  moodTrend,
  studyFocus,
} from './figures.ts';
import type { Mood } from './journal.ts';
import { mostProductiveDay } from './study.ts';

const TODAY = '2026-03-02';
const entry = (entry_date: Day, mood: Mood = 'good', study_time = 1) => ({ entry_date, mood, study_time });
const moods = (...list: Mood[]) => list.map((mood, index) => entry(addDays('2026-01-01', index), mood));
const text = (entry_text: string, goals: string[] = [], achievements: string[] = []) => ({
  entry_text,
  goals,
  achievements,
});

describe('the entries of the last 7 days', () => {
  test('are about today and the six days before, across the end of a month', () => {
    const days = [addDays(TODAY, 1), TODAY, '2026-02-28', '2026-02-24', '2026-02-23'];
    const kept = entriesWithin(
      days.map((day) => entry(day)),
      TODAY,
      7,
    );
    expect(kept.map(({ entry_date }) => entry_date)).toEqual([TODAY, '2026-02-28', '2026-02-24']);
  });

  test('include days of the previous year', () => {
    expect(entriesWithin([entry('2025-12-27'), entry('2025-12-26')], '2026-01-02', 7)).toHaveLength(1);
  });
});

describe('the figures', () => {
  test('have no mood without an entry', () => {
    expect(journalStats([])).toEqual({ entries: 0, averageMood: null });
  });

  test('are those of a single entry', () => {
    expect(journalStats([entry(TODAY, 'poor')])).toEqual({ entries: 1, averageMood: 'Poor' });
  });

  test('are the number and the mean mood of several entries', () => {
    expect(journalStats(moods('great', 'good', 'good'))).toEqual({ entries: 3, averageMood: 'Good' });
    expect(journalStats(moods('okay', 'okay', 'okay'))).toEqual({ entries: 3, averageMood: 'Okay' });
  });

  test.each([
    [4, 'Great'],
    [3.5, 'Great'],
    [3.49, 'Good'],
    [2.5, 'Good'],
    [2.49, 'Okay'],
    [1.5, 'Okay'],
    [1.49, 'Poor'],
    [1, 'Poor'],
  ])('label an average of %d as %s', (average, label) => {
    expect(moodLabel(average)).toBe(label);
  });

  test('score the moods 4, 3, 2 and 1', () => {
    expect(
      (['great', 'good', 'okay', 'poor'] as const).map((mood) => averageMood([entry(TODAY, mood)])),
    ).toEqual([4, 3, 2, 1]);
  });
});

describe('the most productive day', () => {
  const day = (of: Day, hours: number) => ({ day: of, hours });

  test('is the one with the most hours', () => {
    const days = [day('2026-02-28', 3), day('2026-03-01', 3.1), day(TODAY, 0.5)];
    expect(mostProductiveDay(days)).toBe('2026-03-01');
  });

  test('is the later of two days with equal hours, in any order', () => {
    const days = [day('2025-12-31', 2), day('2026-01-01', 2)];
    expect(mostProductiveDay(days)).toBe('2026-01-01');
    expect(mostProductiveDay(days.reverse())).toBe('2026-01-01');
  });

  test.each([[[]], [[day('2026-03-01', 0), day(TODAY, 0)]]])('is null without study time', (days) => {
    expect(mostProductiveDay(days)).toBeNull();
  });
});

describe('the mood trend', () => {
  test.each([
    ['improving', moods('poor', 'good')],
    ['improving', moods('okay', 'okay', 'okay', 'great')],
    ['improving', moods('poor', 'great', 'great')],
    ['falling', moods('great', 'okay')],
    ['falling', moods('great', 'great', 'poor')],
    ['steady', moods('good', 'good', 'good')],
    ['steady', moods('good', 'poor', 'good')],
    ['improving', moods('good')],
    ['improving', []],
  ] as const)('is %s', (trend, entries) => {
    expect(moodTrend(entries)).toBe(trend);
    expect(moodTrend([...entries].reverse())).toBe(trend);
  });

  test('needs a difference of a quarter between the halves', () => {
    const eight = (...later: Mood[]) => moods('good', 'good', 'good', 'good', ...later);
    expect(moodTrend(eight('good', 'good', 'good', 'great'))).toBe('improving');
    expect(moodTrend(eight('good', 'good', 'good', 'okay'))).toBe('falling');
    expect(moodTrend(moods(...Array(5).fill('good'), 'good', 'good', 'good', 'good', 'great'))).toBe(
      'steady',
    );
  });
});

describe('the study focus', () => {
  test.each([
    ['math', [text('Mathematics all day'), text('maths again'), text('Physics')]],
    ['physics', [text('x', ['Physics: waves']), text('x', [], ['PHYSICS done']), text('biology')]],
    ['science', [text('Science and biology'), text('science and biology')]],
    ['biology', [text('Biology, biology, biology'), text('Biology'), text('English')]],
  ] as const)('is %s, by how many entries name it', (focus, entries) => {
    expect(studyFocus(entries)).toBe(focus);
  });

  test.each([[[]], [[text('Football')]], [[text('aftermath'), text('prehistory')]]])('is none', (entries) => {
    expect(studyFocus(entries)).toBeNull();
  });
});

describe('consistency', () => {
  test('is On track without an entry', () => {
    expect(consistency([], TODAY)).toEqual({ days: 0, of: 1, label: 'On track' });
  });

  test('counts a day once, and only the days since the first entry', () => {
    const entries = [entry(TODAY), entry(TODAY), entry('2026-02-27')];
    expect(consistency(entries, TODAY)).toEqual({ days: 2, of: 4, label: 'On track' });
  });

  test('looks back 30 days at most', () => {
    const every3 = Array.from({ length: 20 }, (_, index) => entry(addDays(TODAY, -3 * index)));
    expect(consistency(every3, TODAY)).toEqual({ days: 10, of: 30, label: 'Keep going' });
  });
});
