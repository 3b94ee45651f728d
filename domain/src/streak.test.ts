import { describe, expect, test } from 'vitest';
import { addDays, type Day } from './day.ts';
import { currentStreak, extendStreak, foldStreak, NO_STREAK } from './streak.ts';

const TODAY = '2026-03-01';
const daysBefore = (...counts: number[]): Day[] => counts.map((count) => addDays(TODAY, -count));

describe('the streak of active days', () => {
  test.each<[string, Day[], Day[], number, number]>([
    ['no day is 0', [], [], 0, 0],
    ['one day is 1', ['2026-03-01'], [], 1, 1],
    ['the same day twice is 1', ['2026-03-01', '2026-03-01'], [], 1, 1],
    ['two days in a row is 2', ['2026-02-28', '2026-03-01'], [], 2, 2],
    [
      'days over the end of a leap February are in a row',
      ['2028-02-28', '2028-02-29', '2028-03-01'],
      [],
      3,
      3,
    ],
    ['days over the end of a year are in a row', ['2026-12-31', '2027-01-01'], [], 2, 2],
    ['a missed day breaks it, and the longest stays', daysBefore(5, 4, 3, 1, 0), [], 2, 3],
    ['days that come in backwards count all the same', daysBefore(0, 1, 2), [], 3, 3],
    ['a freeze bridges one missed day', daysBefore(3, 2, 0), daysBefore(9), 3, 3],
    ['a freeze is used up once', daysBefore(6, 4, 2), daysBefore(9), 1, 2],
    ['two freezes of one day bridge two missed days', daysBefore(4, 3, 0), daysBefore(9, 9), 3, 3],
    ['one freeze does not bridge half of two missed days', daysBefore(4, 3, 0), daysBefore(9), 1, 2],
    ['a freeze got on the missed day bridges it', daysBefore(2, 0), daysBefore(1), 2, 2],
    ['a freeze got after the missed day is too late', daysBefore(2, 0), daysBefore(0), 1, 1],
    ['a freeze that no day needed is there later', daysBefore(6, 5, 3, 2), daysBefore(6), 4, 4],
  ])('%s', (_, days, freezes, current, longest) => {
    expect(foldStreak(days, freezes)).toMatchObject({ current_streak: current, longest_streak: longest });
  });

  test('uses no freeze for a gap that it cannot bridge', () => {
    expect(foldStreak(daysBefore(9, 6), daysBefore(9)).freezes_used).toBe(0);
    expect(foldStreak(daysBefore(9, 7), daysBefore(9)).freezes_used).toBe(1);
  });

  test('stands still on the same day, and on a clock that goes backwards', () => {
    const streak = foldStreak(daysBefore(1, 0), []);

    expect(extendStreak(streak, TODAY, [])).toBe(streak);
    expect(extendStreak(streak, addDays(TODAY, -3), [])).toBe(streak);
    expect(extendStreak(streak, addDays(TODAY, 1), [])).toMatchObject({ current_streak: 3 });
  });
});

describe('the streak of today', () => {
  const withFreezes = (days: Day[], freezes: Day[]) => ({ ...foldStreak(days, freezes), freezes });

  test.each<[string, Day[], Day[], number]>([
    ['stands on an active day', daysBefore(1, 0), [], 2],
    ['stands while today can still be active', daysBefore(2, 1), [], 2],
    ['reads as 0 after a missed day', daysBefore(3, 2), [], 0],
    ['stands after a missed day that a freeze covers', daysBefore(3, 2), daysBefore(5), 2],
    ['reads as 0 when the freeze was used before', daysBefore(6, 4, 2), daysBefore(9), 0],
    ['reads as 0 when the freeze came a day late', daysBefore(3, 2), daysBefore(0), 0],
    ['reads as 0 when more days were missed than covered', daysBefore(4, 3), daysBefore(5), 0],
    ['stands when the clock is behind the last active day', daysBefore(-1), [], 1],
  ])('%s', (_, days, freezes, expected) => {
    expect(currentStreak(withFreezes(days, freezes), TODAY)).toBe(expected);
  });

  test('is 0 for who has done nothing yet, and while points are loading', () => {
    expect(currentStreak({ ...NO_STREAK, freezes: [] }, TODAY)).toBe(0);
    expect(currentStreak(null, TODAY)).toBe(0);
    expect(currentStreak(undefined, TODAY)).toBe(0);
  });
});
