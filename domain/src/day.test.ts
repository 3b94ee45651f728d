import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isDay, isInCalendar, startOfDay, utcDay, weekOf } from './day.ts';

const property = { seed: 20_260_301, numRuns: 1_000 };
const twoDigits = (value: number) => String(value).padStart(2, '0');
const aDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map(utcDay);
const aCount = fc.integer({ min: -300, max: 300 });

describe('isDay', () => {
  test('knows each day of its hundred years, and no other', () => {
    const wrong: string[] = [];
    for (let year = 2000; year < 2100; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let date = 0; date <= 32; date += 1) {
          const text = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
          const real = new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(text);
          if (isDay(text) !== real) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(['1999-12-31', '2100-01-01', '', '2026-1-1', ' 2026-01-01', '2026-01-01T00:00', '2026-01-01\n'])(
    'does not know %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('isInCalendar', () => {
  test.each([
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00.000Z', true],
    ['2099-12-31T23:59:59.999Z', true],
    ['2100-01-01T00:00:00.000Z', false],
    ['never', false],
  ])('of %s is %s', (instant, expected) => expect(isInCalendar(new Date(instant))).toBe(expected));

  test('holds just the instants of days that isDay knows', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2110-01-01') }), (instant) => {
        const known = !Number.isNaN(instant.getTime()) && isDay(utcDay(instant));
        expect(isInCalendar(instant)).toBe(known);
      }),
      property,
    );
  });
});

describe('utcDay', () => {
  test.each([
    ['2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['2026-03-01T23:59:59.999Z', '2026-03-01'],
    ['2026-03-01T00:30:00.000+01:00', '2026-02-28'],
  ])('of %s is %s', (instant, day) => expect(utcDay(new Date(instant))).toBe(day));

  test('of the start of a day is that day', () => {
    expect(utcDay(startOfDay('2028-02-29'))).toBe('2028-02-29');
  });
});

describe('addDays', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('takes %s by %i to %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('goes back the way it came, by as many days as daysBetween counts, and never off the calendar', () => {
    fc.assert(
      fc.property(aDay, aCount, (day, count) => {
        const moved = addDays(day, count);
        expect(isDay(moved)).toBe(true);
        expect(addDays(moved, -count)).toBe(day);
        expect(daysBetween(day, moved)).toBe(count);
        expect(Math.sign(moved.localeCompare(day))).toBe(Math.sign(count));
      }),
      property,
    );
  });

  test('goes as far in one step as in two', () => {
    fc.assert(
      fc.property(aDay, aCount, aCount, (day, one, two) => {
        expect(addDays(addDays(day, one), two)).toBe(addDays(day, one + two));
      }),
      property,
    );
  });
});

describe('weekOf', () => {
  test('goes from Sunday to Saturday across the end of a year', () => {
    expect(weekOf('2026-01-01')).toEqual([
      ...['2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31'],
      ...['2026-01-01', '2026-01-02', '2026-01-03'],
    ]);
  });

  test.each([
    ['a Sunday begins its week', '2026-03-01', '2026-03-01'],
    ['a Saturday ends its week', '2026-03-07', '2026-03-01'],
    ['a leap day stands in its week', '2028-02-29', '2028-02-27'],
  ])('%s', (_, day, sunday) => expect(weekOf(day)[0]).toBe(sunday));

  test('is the same seven days for each of them', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(startOfDay(week[0] ?? '').getUTCDay()).toBe(0);
        for (const other of week) expect(weekOf(other)).toEqual(week);
      }),
      property,
    );
  });
});
