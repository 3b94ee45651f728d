import { describe, expect, it } from 'vitest';
import { dueBounds } from './due-range.ts';

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
