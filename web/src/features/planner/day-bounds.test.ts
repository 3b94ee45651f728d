import { expect, it } from 'vitest';
import { dayBounds } from './day-bounds.ts';

it.each([
  ['2026-03-01', new Date(2026, 2, 1), new Date(2026, 2, 1, 23, 59, 59, 999)],
  ['2027-12-31', new Date(2027, 11, 31), new Date(2027, 11, 31, 23, 59, 59, 999)],
])('the day %s is bounded by its midnights where the student is', (day, from, to) => {
  expect(dayBounds(day)).toEqual({ from, to });
});
