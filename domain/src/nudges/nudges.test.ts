import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import { addDays } from '../days/day.ts';
import {
  currentSession,
  isInQuietHours,
  NUDGE_KINDS,
  type NudgeFacts,
  type NudgeKind,
  nudgeOutcome,
  nudgeStatus,
  nudgeTime,
} from './nudges.ts';
import type { NudgeState } from './schemas.ts';

const TODAY = '2026-03-02';
const NOW = new Date('2026-03-02T17:30:00.000Z');
const MINUTE = 17 * 60 + 30;
const TIME = { now: NOW, today: TODAY, minute: MINUTE };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const session = (start_time: string, duration: number, completed = false) => ({
  title: `Session at ${start_time}`,
  ...{ start_time, duration, completed },
});
/** The facts of a day without open nudges. */
const QUIET_DAY: NudgeFacts = {
  sessions: [],
  isSessionTimed: false,
  streak: 0,
  isActiveToday: false,
  task: null,
  cardsDue: null,
  hasWrittenToday: true,
  planEnds: null,
};
const facts = (change: Partial<NudgeFacts>): NudgeFacts => ({ ...QUIET_DAY, ...change });
const state = (change: Partial<NudgeState> = {}): NudgeState => ({
  ...{ kind: 'journal_not_written', day: TODAY, status: 'pending', snoozed_until: null, updated_at: NOW },
  ...change,
});

test("the nudge time has the instant, the student's day and the minute of the day", () => {
  const now = new Date('2026-03-01T23:45:59Z');
  expect(nudgeTime(now, 'Africa/Lagos')).toEqual({ now, today: '2026-03-02', minute: 45 });
  expect(nudgeTime(now, 'Pacific/Honolulu')).toEqual({ now, today: '2026-03-01', minute: 825 });
  expect(nudgeTime(new Date('2026-03-02T22:59:59Z'), 'Africa/Lagos').minute).toBe(1_439);
});

describe('quiet hours', () => {
  test.each([
    ['over midnight', 22, 6, [22, 23, 0, 1, 2, 3, 4, 5]],
    ['within a day', 9, 12, [9, 10, 11]],
    ['until midnight', 22, 0, [22, 23]],
    ['from midnight', 0, 2, [0, 1]],
    ['with equal ends', 8, 8, []],
    ['with both ends at midnight', 0, 0, []],
  ])('%s start with the first hour and end before the last', (_, quiet_from, quiet_to, hours) => {
    const settings = { ...DEFAULT_SETTINGS.nudges, quiet_from, quiet_to };
    const all = Array.from({ length: 24 }, (__, hour) => hour);
    const quiet = (minute: number) => all.filter((hour) => isInQuietHours(settings, hour * 60 + minute));
    expect(quiet(0)).toEqual(all.filter((hour) => hours.includes(hour)));
    expect(quiet(59)).toEqual(quiet(0));
  });
});

describe('the session now', () => {
  test.each([
    ['is one that begins this minute', [session('17:30', 1)], 0],
    ['is one that ends in a minute', [session('16:31', 60)], 0],
    ['is not one that has just ended', [session('16:30', 60)], null],
    ['is not one that is still to come', [session('17:31', 60)], null],
    ['is not one that is completed', [session('17:00', 60, true)], null],
    ['is the latest of several', [session('17:15', 60), session('17:00', 60)], 0],
    ['is an earlier one when the latest is completed', [session('17:15', 60, true), session('17:00', 60)], 1],
    ['is none without a session', [], null],
  ])('%s', (_, sessions, index) => {
    expect(currentSession(sessions, MINUTE)).toBe(index === null ? null : sessions[index]);
  });
});

describe('the outcome of a nudge', () => {
  test.each<[NudgeKind, string, Partial<NudgeFacts>, string]>([
    ['plan_session', 'while a session is on', { sessions: [session('17:00', 60)] }, 'open'],
    ['plan_session', 'when it was completed', { sessions: [session('17:00', 60, true)] }, 'done'],
    ['plan_session', 'when it has passed', { sessions: [session('16:00', 60)] }, 'missed'],
    ['plan_session', 'when the session was deleted', { sessions: [] }, 'missed'],
    [
      'plan_session',
      'when the latest has passed and one before was completed',
      { sessions: [session('16:00', 60), session('10:00', 60, true)] },
      'missed',
    ],
    ['streak_at_risk', 'before anything was done', { streak: 1 }, 'open'],
    ['streak_at_risk', 'when something was done', { streak: 2, isActiveToday: true }, 'done'],
    ['streak_at_risk', 'without a streak', { streak: 0 }, 'done'],
    ['task_due', 'in 24 hours less an instant', { task: task(DAY - 1) }, 'open'],
    ['task_due', 'in 24 hours', { task: task(DAY) }, 'done'],
    ['task_due', 'when it is overdue for long', { task: task(-30 * DAY) }, 'open'],
    ['task_due', 'without a task', { task: null }, 'done'],
    ['cards_due', 'when a card is due exactly now', { cardsDue: NOW }, 'open'],
    ['cards_due', 'when one was due before', { cardsDue: later(-DAY) }, 'open'],
    ['cards_due', 'when the next is due in an instant', { cardsDue: later(1) }, 'done'],
    ['cards_due', 'without a deck', { cardsDue: null }, 'done'],
    ['journal_not_written', 'before it was written', { hasWrittenToday: false }, 'open'],
    ['journal_not_written', 'when it was written', { hasWrittenToday: true }, 'done'],
    [
      'plan_expiring',
      'when the plan ends in 7 days less an instant',
      { planEnds: later(7 * DAY - 1) },
      'open',
    ],
    ['plan_expiring', 'when it ends in 7 days', { planEnds: later(7 * DAY) }, 'done'],
    ['plan_expiring', 'when it ends in an instant', { planEnds: later(1) }, 'open'],
    ['plan_expiring', 'when it ends now', { planEnds: NOW }, 'missed'],
    ['plan_expiring', 'when it has ended', { planEnds: later(-DAY) }, 'missed'],
    ['plan_expiring', 'when it has no end', { planEnds: null }, 'done'],
  ])('%s: %s', (kind, _, change, outcome) => {
    expect(nudgeOutcome(kind, facts(change), TIME)).toBe(outcome);
  });

  function task(inMs: number) {
    return { title: 'Hand in the essay', due_date: later(inMs) };
  }
});

describe('a nudge', () => {
  const OPEN = facts({ hasWrittenToday: false });
  const snoozed = (until: Date) => state({ status: 'snoozed', snoozed_until: until });

  test.each([
    ['is pending while its action is open', state(), OPEN, 'pending'],
    ['is done automatically when its action is done', state(), QUIET_DAY, 'done'],
    ['is done automatically while it is snoozed', snoozed(later(HOUR)), QUIET_DAY, 'done'],
    ['is missed when its action is no longer possible', state({ kind: 'plan_session' }), OPEN, 'missed'],
    ['is snoozed until its time', snoozed(later(1)), OPEN, 'snoozed'],
    ['is pending again from that instant on', snoozed(NOW), OPEN, 'pending'],
    ['is pending while the facts are unknown', state(), null, 'pending'],
    ['is snoozed while the facts are unknown', snoozed(later(1)), null, 'snoozed'],
    ['that is done stays done when its action is open again', state({ status: 'done' }), OPEN, 'done'],
    [
      'that is dismissed stays dismissed when its action is done',
      state({ status: 'dismissed' }),
      QUIET_DAY,
      'dismissed',
    ],
  ] as const)('%s', (_, of, known, status) => {
    expect(nudgeStatus(of, known, TIME)).toBe(status);
  });

  test.each([
    ['pending', 'missed'],
    ['snoozed', 'missed'],
    ['done', 'done'],
    ['dismissed', 'dismissed'],
  ] as const)('of a day that is over, stored as %s, is %s', (status, expected) => {
    const until = status === 'snoozed' ? later(DAY) : null;
    const past = { status, day: addDays(TODAY, -1), snoozed_until: until };
    for (const kind of NUDGE_KINDS) {
      expect(nudgeStatus(state({ ...past, kind }), null, TIME)).toBe(expected);
      expect(nudgeStatus(state({ ...past, kind }), OPEN, TIME)).toBe(expected);
    }
  });
});
