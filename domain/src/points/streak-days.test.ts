import { describe, expect, it } from 'vitest';
import { streakDay } from './streak-days.ts';

const TODAY = '2026-03-10';
const points = {
  current_streak: 3,
  last_activity_date: TODAY,
  freezes: ['2026-03-01'],
  freezes_used: 1,
};

describe('the streak calendar shows a day', () => {
  it.each([
    ['with points as active', TODAY, true, 'active'],
    ['without activity within the streak as saved', '2026-03-09', false, 'saved'],
    ['just before the streak as inactive', '2026-03-07', false, 'inactive'],
    ['after today as ahead', '2026-03-11', false, 'ahead'],
  ])('%s', (_, day, isActive, expected) => {
    expect(streakDay(day, points, isActive, TODAY)).toBe(expected);
  });

  it('as inactive today, while there is still time', () => {
    expect(streakDay(TODAY, { ...points, last_activity_date: '2026-03-09' }, false, TODAY)).toBe('inactive');
  });

  it('as saved after the last activity if a freeze covers it', () => {
    const frozen = { ...points, last_activity_date: '2026-03-08', freezes_used: 0 };
    expect(streakDay('2026-03-09', frozen, false, TODAY)).toBe('saved');
  });

  it('as inactive once the streak has lapsed', () => {
    const lapsed = { ...points, last_activity_date: '2026-03-05' };
    expect(streakDay('2026-03-04', lapsed, false, TODAY)).toBe('inactive');
  });

  it('as inactive before any activity', () => {
    expect(streakDay('2026-03-04', null, false, TODAY)).toBe('inactive');
  });
});
