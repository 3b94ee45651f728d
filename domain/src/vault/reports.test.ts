import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '../days/durations.ts';
import { isOldEnoughToReport, isOverReportLimit, REPORT_LIMITS, reportWeight } from './reports.ts';

describe('the weight of a report', () => {
  test.each([
    [0, 0, 1],
    [1, 0, 1.25],
    [4, 0, 2],
    [40, 0, 2],
    [0, 1, 0.5],
    [0, 2, 0],
    [0, 9, 0],
    [2, 1, 1],
  ])('after %s upheld and %s rejected reports is %s', (upheld, rejected, weight) => {
    expect(reportWeight({ upheld, rejected })).toBe(weight);
  });
});

test('an account is old enough to report after more than 3 days', () => {
  const opened = new Date('2026-03-01T08:00:00.000Z');
  const after = (ms: number) => new Date(opened.getTime() + REPORT_LIMITS.accountDays * MS_PER_DAY + ms);
  expect(isOldEnoughToReport(opened, after(0))).toBe(false);
  expect(isOldEnoughToReport(opened, after(1))).toBe(true);
});

describe('the sixth report of a day', () => {
  // Africa/Lagos is an hour ahead.
  const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`);
  const five = ['12:04', '12:03', '12:02', '12:01', '12:00'].map(at);

  test('is over the limit', () => {
    expect(isOverReportLimit(five.slice(0, 4), at('12:05'), {})).toBe(false);
    expect(isOverReportLimit(five, at('12:05'), {})).toBe(true);
  });

  test("is allowed once the first report's day has ended in the student's time zone", () => {
    expect(isOverReportLimit(five, at('23:00'), {})).toBe(false);
    expect(isOverReportLimit(five, at('23:00'), { zone: 'UTC' })).toBe(true);
  });
});
