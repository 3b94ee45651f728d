import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../days/day.ts';
import { minuteOf, timeOf } from '../planner/planner.ts';
import { type Availability, toAvailability } from './free-time.ts';
import { daysWithRoom, repairSessions } from './repair-plan.ts';
import type { StudySession } from './study-plan.ts';

const TODAY = '2026-03-04';
const TIME: Availability = {
  ...{ today: TODAY, now: '15:00', firstDay: TODAY, examDay: '2026-03-08', hoursADay: 2 },
  busy: [],
};
const session = (change: Partial<StudySession> = {}): StudySession => ({
  ...{ date: '2026-03-05', start_time: '17:00', duration: 60, topic: 'Cells', activity: 'Read', ...change },
});
const timesOf = (sessions: readonly StudySession[], available: Partial<Availability> = {}) =>
  repairSessions(sessions, { ...TIME, ...available }).map(
    ({ date, start_time, duration }) => `${date} ${start_time} ${duration}`,
  );

describe('a session', () => {
  test('at a free time stays, in the morning too', () => {
    expect(timesOf([session(), session({ start_time: '06:00' })])).toEqual([
      '2026-03-05 06:00 60',
      '2026-03-05 17:00 60',
    ]);
  });

  test('over an entry of the planner moves within its day', () => {
    const busy = [{ date: '2026-03-05', start_time: '06:00', duration: 690 }];

    expect(timesOf([session()], { busy })).toEqual(['2026-03-05 17:30 60']);
  });

  test('over an entry of the evening before, which runs past midnight, moves too', () => {
    const busy = [{ date: '2026-03-04', start_time: '22:00', duration: 600 }];

    expect(timesOf([session({ start_time: '07:00' })], { busy })).toEqual(['2026-03-05 08:00 60']);
  });

  test('in the past moves to what is left of today, or to the next day', () => {
    expect(timesOf([session({ date: TODAY, start_time: '14:30' })])).toEqual(['2026-03-04 15:00 60']);
    expect(timesOf([session({ date: '2026-03-01' })], { now: '21:55' })).toEqual(['2026-03-05 17:00 60']);
  });

  test('on the day of the exam or later moves before it', () => {
    expect(timesOf([session({ date: '2026-03-08' }), session({ date: '2026-03-20' })])).toEqual([
      '2026-03-07 16:00 60',
      '2026-03-07 17:00 60',
    ]);
  });

  test('over another session moves, and the one that came first stays', () => {
    expect(timesOf([session(), session({ start_time: '17:30', duration: 30 })])).toEqual([
      '2026-03-05 17:00 60',
      '2026-03-05 18:00 30',
    ]);
  });

  test('over the hours of its day is shortened, or moved to the nearest day with room', () => {
    const [first, second] = [session({ duration: 80 }), session({ start_time: '19:00', duration: 60 })];

    expect(timesOf([first, second])).toEqual(['2026-03-05 17:00 80', '2026-03-05 19:00 40']);
    expect(timesOf([session({ duration: 110 }), second])).toEqual([
      '2026-03-05 17:00 110',
      '2026-03-06 19:00 60',
    ]);
  });

  test('longer than the hours of a day is shortened to these', () => {
    expect(timesOf([session({ duration: 240 })], { hoursADay: 1 })).toEqual(['2026-03-05 17:00 60']);
  });

  test('without any room before the exam is dropped', () => {
    const busy = [{ date: TODAY, start_time: '00:00', duration: 1_440 * 4 }];

    expect(timesOf([session()], { busy })).toEqual([]);
    expect(daysWithRoom({ ...TIME, busy })).toEqual([]);
  });
});

test('a plan for an exam on its first day uses that day', () => {
  const input = { first_day: TODAY, exam_date: TODAY, hours_a_day: 2 };
  const available = toAvailability(input, { today: TODAY, now: '08:00', busy: [] });

  expect(repairSessions([session({ date: TODAY, start_time: '07:00' })], available)).toMatchObject([
    { date: TODAY, start_time: '08:00', duration: 60 },
  ]);
});

const day = fc.integer({ min: -3, max: 12 }).map((days) => addDays(TODAY, days));
const time = fc.integer({ min: 0, max: 1_439 }).map(timeOf);
const sessions = fc.array(
  fc.record({
    date: day,
    start_time: time,
    duration: fc.integer({ min: 10, max: 240 }),
    topic: fc.constant('Cells'),
    activity: fc.constant('Read'),
  }),
  { maxLength: 40 },
);
const available = fc
  .record({
    now: time,
    first: fc.integer({ min: -2, max: 4 }),
    span: fc.integer({ min: 0, max: 8 }),
    halves: fc.integer({ min: 1, max: 24 }),
    busy: fc.array(fc.record({ date: day, start_time: time, duration: fc.integer({ min: 1, max: 1_440 }) }), {
      maxLength: 12,
    }),
  })
  .map(({ now, first, span, halves, busy }) =>
    toAvailability(
      {
        first_day: addDays(TODAY, first),
        exam_date: addDays(TODAY, first + span),
        hours_a_day: halves / 2,
      },
      { today: TODAY, now, busy },
    ),
  );

test('no plan has a session in the past, near the exam, over an entry, over another, or over the hours', () => {
  const startOf = ({ date, start_time }: { date: string; start_time: string }) =>
    daysBetween(TODAY, date) * 1_440 + minuteOf(start_time);
  let kept = 0;
  fc.assert(
    fc.property(sessions, available, (given, time) => {
      const repaired = repairSessions(given, time);
      kept += repaired.length;
      const minutes = new Map<string, number>();
      for (const [index, one] of repaired.entries()) {
        const [from, to] = [startOf(one), startOf(one) + one.duration];
        expect(from).toBeGreaterThanOrEqual(minuteOf(time.now));
        expect(one.date >= time.firstDay).toBe(true);
        expect(one.date < time.examDay || time.examDay === time.firstDay).toBe(true);
        const others = [...(time.busy ?? []), ...repaired.slice(index + 1)];
        expect(others.every((other) => to <= startOf(other) || startOf(other) + other.duration <= from)).toBe(
          true,
        );
        minutes.set(one.date, (minutes.get(one.date) ?? 0) + one.duration);
        expect(one.duration).toBeGreaterThanOrEqual(10);
      }
      expect([...minutes.values()].every((sum) => sum <= time.hoursADay * 60)).toBe(true);
      expect(repairSessions(repaired, time)).toEqual(repaired);
    }),
    { seed: 20_260_304, numRuns: 300 },
  );
  expect(kept).toBeGreaterThan(300);
});
