import { describe, expect, it } from 'vitest';
import { daysOfMonth, lastDayOf, monthOf, nextMonth, previousMonth } from './month.ts';

describe('a month', () => {
  it('is the first part of a day', () => expect(monthOf('2026-03-31')).toBe('2026-03'));

  it.each([
    ['2026-01', '2025-12', '2026-02'],
    ['2026-02', '2026-01', '2026-03'],
    ['2026-03', '2026-02', '2026-04'],
    ['2026-12', '2026-11', '2027-01'],
  ])('%s comes after %s and before %s', (month, before, after) => {
    expect(previousMonth(month)).toBe(before);
    expect(nextMonth(month)).toBe(after);
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-04', '2026-04-30'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(lastDayOf(month)).toBe(last);
    expect(daysOfMonth(month)).toHaveLength(Number(last.slice(8)));
    expect(daysOfMonth(month)[0]).toBe(`${month}-01`);
    expect(daysOfMonth(month).at(-1)).toBe(last);
  });
});
