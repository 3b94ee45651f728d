import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  dayOnDevice,
  daysBetween,
  daysSinceWeekStart,
  instantAt,
  isDay,
  isInCalendar,
  minuteOfDay,
  startOfDay,
  startOfDayIn,
  utcDay,
  weekOf,
} from './day.ts';

const property = { seed: 20_260_301, numRuns: 1_000 };
const twoDigits = (value: number) => String(value).padStart(2, '0');
const aDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map(utcDay);
const aCount = fc.integer({ min: -300, max: 300 });

describe('isDay', () => {
  test('accepts each day of its hundred years and no other', () => {
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
    'rejects %j',
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

  test('accepts exactly the instants of days that isDay accepts', () => {
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

  test('of the start of a day gives that day', () => {
    expect(utcDay(startOfDay('2028-02-29'))).toBe('2028-02-29');
  });
});

/**
 * Zones far from UTC on both sides, with offsets of half hours, with clock changes of an hour, of half an hour and
 * at midnight, and at the date line.
 */
const ZONES = [
  ...['Africa/Lagos', 'Africa/Cairo', 'UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Pacific/Apia'],
  ...['America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Etc/GMT+12'],
];
const aZone = fc.constantFrom(...ZONES);
const anInstant = fc.date({
  min: new Date('2001-01-01'),
  max: new Date('2036-12-31'),
  noInvalidDate: true,
});

describe('dayOf', () => {
  test.each([
    ['Africa/Lagos', '2026-03-01T22:59:59.999Z', '2026-03-01'],
    ['Africa/Lagos', '2026-03-01T23:00:00.000Z', '2026-03-02'],
    ['Africa/Lagos', '2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['Africa/Lagos', '2028-02-29T23:00:00.000Z', '2028-03-01'],
    ['Pacific/Honolulu', '2026-01-01T09:59:59.999Z', '2025-12-31'],
    ['Pacific/Honolulu', '2026-01-01T10:00:00.000Z', '2026-01-01'],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', '2026-01-01'],
    ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
    ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
  ])('in %s of %s is %s', (zone, instant, day) => expect(dayOf(new Date(instant), zone)).toBe(day));

  test('is within a day of the UTC day and, with minuteOfDay, matches the clock of the zone', () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, zone) => {
        const day = dayOf(instant, zone);
        const shown = new Intl.DateTimeFormat('sv', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        const [date, time = ''] = shown.format(instant).split(' ');
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        expect(day).toBe(date);
        expect(minuteOfDay(instant, zone)).toBe(hours * 60 + minutes);
        expect(Math.abs(daysBetween(utcDay(instant), day))).toBeLessThanOrEqual(1);
      }),
      property,
    );
  });
});

describe('dayOnDevice', () => {
  test.each([
    ['2026-03-01T23:30:00Z', -60, '2026-03-02'],
    ['2026-03-01T23:30:00Z', 0, '2026-03-01'],
    ['2026-03-01T03:30:00Z', 240, '2026-02-28'],
  ])('of %s is, on a clock %i minutes behind UTC, %s', (instant, behind, day) => {
    const at = new Date(instant);
    // `Date` reports the device's offset with this sign: minutes behind UTC.
    at.getTimezoneOffset = () => behind;
    expect(dayOnDevice(at)).toBe(day);
  });
});

describe('startOfDayIn', () => {
  test.each([
    ['Africa/Lagos', '2026-03-01', '2026-02-28T23:00:00.000Z'],
    ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
    // Clocks in Cairo skip this midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // Apia never had 30 December 2011.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('in %s of %s is %s', (zone, day, start) => expect(startOfDayIn(day, zone).toISOString()).toBe(start));

  test('gives the first instant of the day, and days have 23 to 25 hours', () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, zone) => {
        fc.pre(zone !== 'Pacific/Apia' || instant.getUTCFullYear() > 2012);
        const day = dayOf(instant, zone);
        const start = startOfDayIn(day, zone);
        const hours = (startOfDayIn(addDays(day, 1), zone).getTime() - start.getTime()) / 3_600_000;
        expect(start <= instant).toBe(true);
        expect(dayOf(start, zone)).toBe(day);
        expect(dayOf(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThanOrEqual(25);
      }),
      property,
    );
  });
});

describe('instantAt', () => {
  test.each([
    ['gives an ordinary time', 'Africa/Lagos', '2026-03-01', 23 * 60 + 59, '2026-03-01T22:59:00.000Z'],
    [
      'gives the end of the gap for a time that the clocks skip',
      'America/New_York',
      '2026-03-08',
      150,
      '2026-03-08T07:00:00.000Z',
    ],
    ['gives the first of two equal times', 'America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ])('%s', (_, zone, day, minute, expected) => {
    expect(instantAt(day, minute, zone).toISOString()).toBe(expected);
  });

  test('is inverted by dayOf and minuteOfDay', () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, zone) => {
        const [day, minute] = [dayOf(instant, zone), minuteOfDay(instant, zone)];
        const at = instantAt(day, minute, zone);
        expect([dayOf(at, zone), minuteOfDay(at, zone)]).toEqual([day, minute]);
        expect(at <= instant).toBe(true);
      }),
      property,
    );
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
  ])('of %s and %i is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('is undone by the negative count, agrees with daysBetween and always gives a valid day', () => {
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

  test('gives the same day in one step as in two', () => {
    fc.assert(
      fc.property(aDay, aCount, aCount, (day, one, two) => {
        expect(addDays(addDays(day, one), two)).toBe(addDays(day, one + two));
      }),
      property,
    );
  });
});

test('counts the days of a week from Sunday', () => {
  expect(['2026-03-01', '2026-03-04', '2026-03-07', '2026-03-08'].map(daysSinceWeekStart)).toEqual([
    0, 3, 6, 0,
  ]);
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
    ['a leap day belongs to its week', '2028-02-29', '2028-02-27'],
  ])('%s', (_, day, sunday) => expect(weekOf(day)[0]).toBe(sunday));

  test('gives the same seven days for each of them', () => {
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
