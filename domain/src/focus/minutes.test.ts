import { expect, test } from 'vitest';
import { focusByDay, monthsOf } from './minutes.ts';

test.each([
  ['2026-01-30', ['2026-01']],
  ['2026-01-29', ['2026-01', '2025-12']],
  ['2026-03-01', ['2026-03', '2026-02', '2026-01']],
  ['2026-03-02', ['2026-03', '2026-02']],
  // February has 29 days in a leap year.
  ['2028-03-01', ['2028-03', '2028-02']],
])('the 30 days up to %s are in the months %j', (today, months) =>
  expect(monthsOf(today, 30)).toEqual(months),
);

test('a single day is in its own month', () => expect(monthsOf('2026-03-01', 1)).toEqual(['2026-03']));

test('minutes by day are read from their months', () => {
  const months = [
    { month: '2026-10', days: { '31': 25 } },
    { month: '2026-11', days: { '01': 50, '20': 7 } },
  ];
  expect(Object.fromEntries(focusByDay(months))).toEqual({
    '2026-10-31': 25,
    '2026-11-01': 50,
    '2026-11-20': 7,
  });
});
