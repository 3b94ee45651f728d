import { describe, expect, it } from 'vitest';
import { greetingAt, heatmapHours, type NudgeState, tipOf, todaysNudge, weeklyGoal } from './home.ts';

const NOW = new Date('2026-11-20T17:30:00Z');
const state = (changed: Partial<NudgeState>): NudgeState => ({
  streak: 3,
  lastActivity: '2026-11-19',
  today: '2026-11-20',
  nextTask: null,
  hasWrittenToday: true,
  now: NOW,
  hour: 18,
  ...changed,
});
const due = (hours: number) => ({ title: 'Sums', due_date: new Date(NOW.getTime() + hours * 3_600_000) });

describe("today's nudge", () => {
  it('is the streak, from six in the evening, while nothing was done today', () => {
    expect(todaysNudge(state({}))).toEqual({ kind: 'streak_at_risk', days: 3 });
    expect(todaysNudge(state({ hour: 17 }))).toBeNull();
    expect(todaysNudge(state({ lastActivity: '2026-11-20' }))).toBeNull();
    expect(todaysNudge(state({ streak: 0 }))).toBeNull();
  });

  it('is a task that is due within a day, or overdue', () => {
    const quiet = { streak: 0, hasWrittenToday: false };
    expect(todaysNudge(state({ ...quiet, nextTask: due(23) }))?.kind).toBe('task_due');
    expect(todaysNudge(state({ ...quiet, nextTask: due(-50) }))?.kind).toBe('task_due');
    expect(todaysNudge(state({ ...quiet, nextTask: due(24) }))?.kind).toBe('journal_not_written');
  });

  it('is the journal, when nothing else presses and it is not written', () => {
    expect(todaysNudge(state({ streak: 0, hasWrittenToday: false }))).toEqual({
      kind: 'journal_not_written',
    });
    expect(todaysNudge(state({ streak: 0 }))).toBeNull();
  });

  it('takes the first that applies', () => {
    expect(todaysNudge(state({ nextTask: due(1), hasWrittenToday: false }))?.kind).toBe('streak_at_risk');
  });
});

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

  it('has another tip each day, and the same for everybody', () => {
    expect(tipOf('2026-11-20')).toBe(tipOf('2026-11-20'));
    expect(tipOf('2026-11-20')).not.toBe(tipOf('2026-11-21'));
  });

  it('shows at most four hours a day, five points each', () => {
    expect([0, 5, 12, 20, 95].map(heatmapHours)).toEqual([0, 1, 2.4, 4, 4]);
  });
});
