import { expect, it } from 'vitest';
import { dayBounds } from './day-bounds.ts';

it.each([
  ['2026-03-01', 'Africa/Lagos', '2026-02-28T23:00:00.000Z', '2026-03-01T22:59:59.999Z'],
  ['2027-12-31', 'Pacific/Honolulu', '2027-12-31T10:00:00.000Z', '2028-01-01T09:59:59.999Z'],
  // Clocks in Sydney go back, so this day has 25 hours.
  ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z'],
])('the day %s is bounded by its midnights in %s', (day, zone, from, to) => {
  expect(dayBounds(day, zone)).toEqual({ from: new Date(from), to: new Date(to) });
});
