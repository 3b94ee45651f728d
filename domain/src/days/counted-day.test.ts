import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeZone, countedDay, endOfCountedDay, nextZoneChange, type ZoneChanges } from './counted-day.ts';
import { addDays, type Day, dayOf } from './day.ts';

const HOUR = 3_600_000;
const EAST = 'Pacific/Kiritimati';
const WEST = 'Etc/GMT+12';
/** Without clock changes: a week of these has 168 hours. */
const FIXED = [EAST, WEST, 'Africa/Lagos', 'UTC', 'Asia/Kathmandu', 'Pacific/Honolulu', 'Asia/Tokyo'];
const CHANGING = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Europe/London',
];
const START = Date.UTC(2026, 0, 1);

describe('the day that is counted', () => {
  test('is the day of the student’s zone if it never changed, and of Lagos if there is none', () => {
    const at = new Date('2026-03-01T23:30:00Z');
    expect(countedDay(at, {})).toBe('2026-03-02');
    expect(countedDay(at, { zone: 'UTC', held_day: null })).toBe('2026-03-01');
    expect(countedDay(at, { zone: 'no/zone' })).toBe('2026-03-02');
    expect(endOfCountedDay(at, {}).toISOString()).toBe('2026-03-02T23:00:00.000Z');
  });

  test('continues until midnight in the new zone after a change to the west', () => {
    const clock = changeZone({}, 'Pacific/Honolulu', new Date('2026-03-02T08:00:00Z'));
    expect(clock.skipped).toEqual([]);
    expect(countedDay(new Date('2026-03-02T08:00:00Z'), clock)).toBe('2026-03-02');
    expect(countedDay(new Date('2026-03-03T09:59:59Z'), clock)).toBe('2026-03-02');
    expect(countedDay(new Date('2026-03-03T10:00:00Z'), clock)).toBe('2026-03-03');
    expect(endOfCountedDay(new Date('2026-03-02T08:00:00Z'), clock).toISOString()).toBe(
      '2026-03-03T10:00:00.000Z',
    );
  });

  test('lasts until midnight, and at least 24 hours, after a change to the east, and the next day is skipped', () => {
    const clock = changeZone({ zone: 'Pacific/Honolulu' }, 'Africa/Lagos', new Date('2026-03-03T08:00:00Z'));
    expect(clock.skipped).toEqual(['2026-03-03']);
    expect(countedDay(new Date('2026-03-03T22:59:59Z'), clock)).toBe('2026-03-02');
    expect(countedDay(new Date('2026-03-03T23:00:00Z'), clock)).toBe('2026-03-04');
  });

  test('stays the same for instants before the change', () => {
    const clock = changeZone({ zone: 'Pacific/Honolulu' }, EAST, new Date('2026-03-03T08:00:00Z'));
    expect(countedDay(new Date('2026-03-02T09:59:59Z'), clock)).toBe('2026-03-01');
    expect(countedDay(new Date('2026-02-28T12:00:00Z'), clock)).toBe('2026-02-28');
  });

  test('is the same after a change to another name of the same clock', () => {
    const at = new Date('2026-03-02T08:00:00Z');
    const clock = changeZone({ zone: 'Asia/Calcutta' }, 'Asia/Kolkata', at);
    expect(clock.skipped).toEqual([]);
    expect(clock.held_day.until.toISOString()).toBe('2026-03-02T18:30:00.000Z');
  });
});

/**
 * A student's counted day at each half hour, with each change of zone a number of hours after it is allowed.
 */
function live(first: string, changes: readonly { after: number; zone: string }[], hours: number) {
  let clock: ZoneChanges = { zone: first };
  let next = 0;
  const skipped = new Set<Day>();
  const days: Day[] = [];
  for (let at = START; at < START + hours * HOUR; at += HOUR / 2) {
    const change = changes[next];
    if (change && at >= Math.max(nextZoneChange(clock).getTime(), START) + change.after * HOUR) {
      const { skipped: passed, ...changed } = changeZone(clock, change.zone, new Date(at));
      clock = { ...changed, zone_changed_at: new Date(at) };
      for (const day of passed) skipped.add(day);
      next += 1;
    }
    days.push(countedDay(new Date(at), clock));
  }
  return { days, skipped };
}

/** The largest number of different days within `hours` consecutive hours. */
function mostIn(days: readonly Day[], hours: number): number {
  let most = 0;
  for (let from = 0; from < days.length; from += 1)
    most = Math.max(most, new Set(days.slice(from, from + 2 * hours)).size);
  return most;
}

const changesAmong = (zones: readonly string[]) =>
  fc.array(fc.record({ after: fc.integer({ min: 0, max: 40 }), zone: fc.constantFrom(...zones) }), {
    maxLength: 20,
  });
const property = { seed: 20_260_302, numRuns: 30 };

describe('changing the zone', () => {
  test('every day between UTC+14 and UTC-12 gives at most eight days in a week', () => {
    const flips = Array.from({ length: 30 }, (_, index) => ({ after: 0, zone: index % 2 ? WEST : EAST }));
    expect(mostIn(live(WEST, flips, 30 * 24).days, 7 * 24)).toBeLessThanOrEqual(8);
  });

  test('in any way gives at most eight days in a week', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXED), changesAmong(FIXED), (first, changes) => {
        expect(mostIn(live(first, changes, 24 * 24).days, 7 * 24)).toBeLessThanOrEqual(8);
      }),
      property,
    );
  });

  test('never returns to an earlier day, and every missing day is recorded as skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXED, ...CHANGING),
        changesAmong([...FIXED, ...CHANGING]),
        (first, changes) => {
          const { days, skipped } = live(first, changes, 40 * 24);
          const seen = [...new Set(days)];
          expect(seen).toEqual([...seen].sort());
          for (const [index, day] of seen.entries()) {
            let next = addDays(day, 1);
            while (skipped.has(next)) next = addDays(next, 1);
            if (index + 1 < seen.length) expect(seen[index + 1]).toBe(next);
          }
        },
      ),
      property,
    );
  });

  test('makes no day shorter than 20 or longer than 51 hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXED, ...CHANGING),
        changesAmong([...FIXED, ...CHANGING]),
        (first, changes) => {
          const { days } = live(first, changes, 40 * 24);
          const whole = [...new Set(days)].slice(1, -1);
          for (const day of whole) {
            const hours = days.filter((each) => each === day).length / 2;
            expect(hours).toBeGreaterThanOrEqual(20);
            expect(hours).toBeLessThanOrEqual(51);
          }
        },
      ),
      property,
    );
  });

  test('leads back to the student’s own day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXED), fc.constantFrom(...CHANGING), (first, zone) => {
        const { days } = live(first, [{ after: 30, zone }], 100);
        expect(days.at(-1)).toBe(dayOf(new Date(START + 99.5 * HOUR), zone));
      }),
      property,
    );
  });
});
