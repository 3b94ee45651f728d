import { describe, expect, it } from 'vitest';
import { greetingAt, weeklyGoal } from './home.ts';
import { tipOfTheDay } from './tips.ts';

describe('Home', () => {
  it.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('greets at %i with %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));

  it('counts days with 20 points or more towards the weekly goal', () => {
    const days = [20, 19, 25, 60, 20, 45, 0].map((points_earned) => ({ points_earned }));
    expect(weeklyGoal(days)).toEqual({ days: 5, of: 7, percent: 71 });
    expect(weeklyGoal([])).toEqual({ days: 0, of: 7, percent: 0 });
  });

  it('has a new tip each day, the same for all students', () => {
    expect(tipOfTheDay('2026-11-20')).toBe(tipOfTheDay('2026-11-20'));
    expect(tipOfTheDay('2026-11-20')).not.toBe(tipOfTheDay('2026-11-21'));
  });
});
