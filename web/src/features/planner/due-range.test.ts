import { describe, expect, it } from 'vitest';
import { dayBounds, dueBounds } from './due-range.ts';

const NOW = new Date('2026-12-30T23:45:00Z');
const LAGOS = 'Africa/Lagos';

describe('the due filter', () => {
  it('has no bounds for any time', () => {
    expect(dueBounds('all', NOW, LAGOS)).toEqual({});
  });

  it('ends now for overdue tasks', () => {
    expect(dueBounds('overdue', NOW, LAGOS)).toEqual({ to: NOW });
  });

  it.each([
    [LAGOS, '2026-12-30T23:00:00.000Z', '2026-12-31T22:59:59.999Z'],
    ['Pacific/Honolulu', '2026-12-30T10:00:00.000Z', '2026-12-31T09:59:59.999Z'],
  ])('is one whole day in %s for today', (zone, from, to) => {
    expect(dueBounds('today', NOW, zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it('is seven whole days for a week, across the end of the year', () => {
    expect(dueBounds('week', NOW, LAGOS)).toEqual({
      from: new Date('2026-12-30T23:00:00.000Z'),
      to: new Date('2027-01-06T22:59:59.999Z'),
    });
  });
});

it.each([
  ['2026-03-01', 'Africa/Lagos', '2026-02-28T23:00:00.000Z', '2026-03-01T22:59:59.999Z'],
  ['2027-12-31', 'Pacific/Honolulu', '2027-12-31T10:00:00.000Z', '2028-01-01T09:59:59.999Z'],
  // Clocks in Sydney go back, so this day has 25 hours.
  ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z'],
])('the day %s is bounded by its midnights in %s', (day, zone, from, to) => {
  expect(dayBounds(day, zone)).toEqual({ from: new Date(from), to: new Date(to) });
});
