import { describe, expect, it } from 'vitest';
import { dueBounds } from './due-range.ts';

const NOW = new Date(2026, 11, 30, 15, 45);

describe('the due filter', () => {
  it('asks for nothing when it is any time', () => {
    expect(dueBounds('all', NOW)).toEqual({});
  });

  it('ends now when it is overdue', () => {
    expect(dueBounds('overdue', NOW)).toEqual({ to: NOW });
  });

  it('is one whole day when it is today', () => {
    expect(dueBounds('today', NOW)).toEqual({
      from: new Date(2026, 11, 30),
      to: new Date(2026, 11, 30, 23, 59, 59, 999),
    });
  });

  it('is seven whole days, across the end of the year', () => {
    expect(dueBounds('week', NOW)).toEqual({
      from: new Date(2026, 11, 30),
      to: new Date(2027, 0, 5, 23, 59, 59, 999),
    });
  });
});
