import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeZone, countedDay, nextZoneChange, type ZoneChanges } from '../days/counted-day.ts';
import { addDays, type Day } from '../days/day.ts';
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
    ['days count in any order of arrival', daysBefore(0, 1, 2), [], 3, 3],
    ['a freeze bridges one missed day', daysBefore(3, 2, 0), daysBefore(9), 3, 3],
    ['a freeze is used up once', daysBefore(6, 4, 2), daysBefore(9), 1, 2],
    ['two freezes of one day bridge two missed days', daysBefore(4, 3, 0), daysBefore(9, 9), 3, 3],
    ['one freeze does not bridge half of two missed days', daysBefore(4, 3, 0), daysBefore(9), 1, 2],
    ['a freeze redeemed on the missed day bridges it', daysBefore(2, 0), daysBefore(1), 2, 2],
    ['a freeze redeemed after the missed day is too late', daysBefore(2, 0), daysBefore(0), 1, 1],
    ['an unused freeze stays for later', daysBefore(6, 5, 3, 2), daysBefore(6), 4, 4],
  ])('%s', (_, days, freezes, current, longest) => {
    expect(foldStreak(days, freezes)).toMatchObject({ current_streak: current, longest_streak: longest });
  });

  test('uses no freeze for a gap it cannot bridge', () => {
    expect(foldStreak(daysBefore(9, 6), daysBefore(9)).freezes_used).toBe(0);
    expect(foldStreak(daysBefore(9, 7), daysBefore(9)).freezes_used).toBe(1);
  });

  test('ignores days skipped by a change of zone, also between active days that arrive late', () => {
    const skipped = ['2026-02-27', '2026-02-28'];
    expect(foldStreak(['2026-03-01', '2026-02-26', '2026-02-25'], [], skipped).current_streak).toBe(3);
    expect(foldStreak(['2026-03-01', '2026-02-25'], [], skipped).current_streak).toBe(1);
    expect(extendStreak(foldStreak(['2026-02-26'], []), TODAY, [], skipped).current_streak).toBe(2);
  });

  test('does not change on the same day, or when the clock goes backwards', () => {
    const streak = foldStreak(daysBefore(1, 0), []);

    expect(extendStreak(streak, TODAY, [])).toBe(streak);
    expect(extendStreak(streak, addDays(TODAY, -3), [])).toBe(streak);
    expect(extendStreak(streak, addDays(TODAY, 1), [])).toMatchObject({ current_streak: 3 });
  });
});

describe('the streak of today', () => {
  const withFreezes = (days: Day[], freezes: Day[]) => ({ ...foldStreak(days, freezes), freezes });

  test.each<[string, Day[], Day[], number]>([
    ['counts on an active day', daysBefore(1, 0), [], 2],
    ['counts while today can still be active', daysBefore(2, 1), [], 2],
    ['reads as 0 after a missed day', daysBefore(3, 2), [], 0],
    ['counts after a missed day covered by a freeze', daysBefore(3, 2), daysBefore(5), 2],
    ['reads as 0 when the freeze was used before', daysBefore(6, 4, 2), daysBefore(9), 0],
    ['reads as 0 when the freeze came a day late', daysBefore(3, 2), daysBefore(0), 0],
    ['reads as 0 when more days were missed than covered', daysBefore(4, 3), daysBefore(5), 0],
    ['counts when the clock is behind the last active day', daysBefore(-1), [], 1],
  ])('%s', (_, days, freezes, expected) => {
    expect(currentStreak(withFreezes(days, freezes), TODAY)).toBe(expected);
  });

  test('is 0 for a new student and while points are loading', () => {
    expect(currentStreak({ ...NO_STREAK, freezes: [] }, TODAY)).toBe(0);
    expect(currentStreak(null, TODAY)).toBe(0);
    expect(currentStreak(undefined, TODAY)).toBe(0);
  });
});

describe('the streak of a student who changes zones', () => {
  const HOUR = 3_600_000;
  const START = Date.UTC(2026, 0, 1);
  const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Honolulu'];

  test.each<[string, string, string]>([
    ['to the east', 'Pacific/Honolulu', 'Africa/Lagos'],
    ['to the west', 'Africa/Lagos', 'Pacific/Honolulu'],
    ['over the date line', 'Pacific/Honolulu', 'Pacific/Kiritimati'],
    ['over the date line and back', 'Pacific/Kiritimati', 'Etc/GMT+12'],
  ])('continues over a change %s in its middle', (_, from, to) => {
    const { streaks } = live(from, [{ hour: 60, zone: to }], () => true);
    expect(streaks.every((streak, index) => streak >= (streaks[index - 1] ?? 0))).toBe(true);
    expect(streaks.at(-1)).toBeGreaterThanOrEqual(9);
  });

  test('never falls while every day has an activity, and grows at most once in 20 hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.array(fc.record({ hour: fc.integer({ min: 0, max: 239 }), zone: fc.constantFrom(...ZONES) }), {
          maxLength: 6,
        }),
        (first, changes) => {
          const { streaks } = live(first, changes, () => true);
          let grown = Number.NEGATIVE_INFINITY;
          for (const [hour, streak] of streaks.entries()) {
            const before = streaks[hour - 1] ?? 0;
            expect(streak).toBeGreaterThanOrEqual(before);
            if (streak === before || hour === 0) continue;
            expect(hour - grown).toBeGreaterThanOrEqual(20);
            grown = hour;
          }
        },
      ),
      { seed: 20_260_303, numRuns: 60 },
    );
  });

  test('lapses after a missed day in the new zone too', () => {
    const { streaks } = live('Pacific/Honolulu', [{ hour: 60, zone: 'Africa/Lagos' }], (hour) => hour < 70);
    expect(streaks[69]).toBeGreaterThan(0);
    expect(streaks.at(-1)).toBe(0);
  });

  /** The streak at each hour of ten days, with an activity in each hour for which `isActive` is true. */
  function live(
    zone: string,
    changes: readonly { hour: number; zone: string }[],
    isActive: (hour: number) => boolean,
  ) {
    let clock: ZoneChanges = { zone };
    const skipped_days: Day[] = [];
    let streak = NO_STREAK;
    const streaks = Array.from({ length: 240 }, (_, hour) => {
      const at = new Date(START + hour * HOUR);
      const change = changes.find((each) => each.hour === hour);
      if (change && at >= nextZoneChange(clock)) {
        const { skipped, ...changed } = changeZone(clock, change.zone, at);
        clock = { ...changed, zone_changed_at: at };
        skipped_days.push(...skipped);
      }
      const today = countedDay(at, clock);
      if (isActive(hour)) streak = extendStreak(streak, today, [], skipped_days);
      return currentStreak({ ...streak, freezes: [], skipped_days }, today);
    });
    return { streaks };
  }
});
