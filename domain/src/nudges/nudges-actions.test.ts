import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import type { NudgeKind } from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';
import {
  type NotifiedToday,
  nudgeStatesToSave,
  nudgesToNotify,
  stateAfterAction,
  type TodaysNudges,
} from './todays-nudges.ts';

const TODAY = '2026-03-02';
const NOON = { now: new Date('2026-03-02T12:00:00.000Z'), today: TODAY, minute: 720 };
const later = (hours: number) => new Date(NOON.now.getTime() + hours * 3_600_000);
const state = (change: Partial<NudgeState> = {}): NudgeState => ({
  ...{
    kind: 'journal_not_written',
    day: TODAY,
    status: 'pending',
    snoozed_until: null,
    updated_at: NOON.now,
  },
  ...change,
});

describe('an action', () => {
  const until = later(1);
  const snoozed = { status: 'snoozed', snoozed_until: until } as const;

  test.each([
    ['snooze', { type: 'snooze', until }, snoozed],
    ['resume', { type: 'resume' }, { status: 'pending', snoozed_until: null }],
    ['dismiss', { type: 'dismiss' }, { status: 'dismissed', snoozed_until: null }],
    ['finish', { type: 'finish' }, { status: 'done', snoozed_until: null }],
  ] as const)('to %s changes what is open, and nothing of what is final', (_, action, changed) => {
    const open = [state(), state(snoozed), state({ status: 'snoozed', snoozed_until: later(3) })];
    for (const before of open) expect(stateAfterAction(before, action)).toEqual({ ...before, ...changed });
    for (const status of ['done', 'dismissed'] as const) {
      expect(stateAfterAction(state({ status }), action)).toEqual(state({ status }));
    }
  });
});

describe('the states that are saved automatically', () => {
  const nudges: Pick<TodaysNudges, 'arriving' | 'done'> = {
    arriving: ['task_due'],
    done: ['streak_at_risk'],
  };

  test('are pending for new nudges and done for finished ones', () => {
    expect(nudgeStatesToSave(nudges, TODAY, true)).toEqual([
      { kind: 'task_due', day: TODAY, status: 'pending', snoozed_until: null },
      { kind: 'streak_at_risk', day: TODAY, status: 'done', snoozed_until: null },
    ]);
  });

  test('are none while a fact may be stale', () => {
    expect(nudgeStatesToSave(nudges, TODAY, false)).toEqual([]);
  });
});

const ALL_BUT_THOSE = ['plan_session', 'task_due', 'plan_expiring'] as const;

describe('a browser notification', () => {
  const notify = (
    pending: NudgeKind[],
    notified: NotifiedToday | null,
    change: Partial<NudgeSettings> = {},
  ) => nudgesToNotify(pending, notified, { ...DEFAULT_SETTINGS.nudges, browser: true, ...change }, NOON);
  const notified = (day: string, ...kinds: NudgeKind[]): NotifiedToday => ({ day, kinds });

  test('is shown for the two most urgent nudges a day', () => {
    expect(notify(['plan_session', 'task_due', 'cards_due'], null)).toEqual(['plan_session', 'task_due']);
    expect(notify(['task_due', 'cards_due'], notified(TODAY, 'plan_session'))).toEqual(['task_due']);
    expect(notify(['cards_due'], notified(TODAY, 'plan_session', 'task_due'))).toEqual([]);
    expect(notify(['cards_due', 'journal_not_written'], notified(TODAY, ...ALL_BUT_THOSE))).toEqual([]);
  });

  test('is shown once for each nudge, and again on the next day', () => {
    expect(notify(['task_due', 'cards_due'], notified(TODAY, 'task_due'))).toEqual(['cards_due']);
    expect(notify(['task_due', 'cards_due'], notified('2026-03-01', 'task_due', 'cards_due'))).toEqual([
      ...['task_due', 'cards_due'],
    ]);
  });

  test('is not shown in quiet hours or while it is turned off', () => {
    expect(notify(['task_due'], null, { quiet_from: 12, quiet_to: 13 })).toEqual([]);
    expect(notify(['task_due'], null, { browser: false })).toEqual([]);
    expect(DEFAULT_SETTINGS.nudges.browser).toBe(false);
  });
});
