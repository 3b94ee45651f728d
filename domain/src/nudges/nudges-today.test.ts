import { describe, expect, test } from 'vitest';
import { addDays } from '../days/day.ts';
import { NUDGE_KINDS, type NudgeFacts, type NudgeKind } from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';
import { todaysNudges } from './todays-nudges.ts';

const TODAY = '2026-03-02';
const YESTERDAY = addDays(TODAY, -1);
/** A minute of the day for a student in UTC. */
const at = (clock: string) => {
  const now = new Date(`${TODAY}T${clock}:00.000Z`);
  return { now, today: TODAY, minute: now.getUTCHours() * 60 + now.getUTCMinutes() };
};
const NOON = at('12:00');
const ALL_OPEN: NudgeFacts = {
  sessions: [{ title: 'Osmosis', start_time: '00:00', duration: 1_440, completed: false }],
  isSessionTimed: false,
  streak: 3,
  isActiveToday: false,
  task: { title: 'Hand in the essay', due_date: new Date('2026-03-02T18:00:00.000Z') },
  cardsDue: new Date('2026-03-01T08:00:00.000Z'),
  hasWrittenToday: false,
  planEnds: new Date('2026-03-05T00:00:00.000Z'),
};
const ALL_DONE: NudgeFacts = {
  sessions: [{ title: 'Osmosis', start_time: '00:00', duration: 1_440, completed: true }],
  isSessionTimed: false,
  streak: 3,
  isActiveToday: true,
  task: null,
  cardsDue: null,
  hasWrittenToday: true,
  planEnds: null,
};
/** Settings that allow all kinds at any hour. */
const ALWAYS: NudgeSettings = {
  from: {
    ...{ plan_session: 0, streak_at_risk: 0, task_due: 0 },
    ...{ cards_due: 0, journal_not_written: 0, plan_expiring: 0 },
  },
  ...{ quiet_from: 0, quiet_to: 0, max_a_day: NUDGE_KINDS.length, browser: true },
};
const state = (kind: NudgeKind, change: Partial<NudgeState> = {}): NudgeState => ({
  ...{ kind, day: TODAY, status: 'pending', snoozed_until: null, updated_at: NOON.now },
  ...change,
});
const from = (hours: Partial<NudgeSettings['from']>) => ({ ...ALWAYS, from: { ...ALWAYS.from, ...hours } });
const snoozedUntil = (clock: string) => ({ status: 'snoozed', snoozed_until: at(clock).now }) as const;

describe("today's new nudges", () => {
  const arriving = (settings: NudgeSettings, time = NOON, states: NudgeState[] = []) =>
    todaysNudges(ALL_OPEN, states, settings, time).arriving;

  test('appear for everything that is open, most urgent first', () => {
    const order = [
      ...['plan_session', 'streak_at_risk', 'task_due', 'cards_due', 'journal_not_written', 'plan_expiring'],
    ];
    expect(todaysNudges(ALL_OPEN, [], ALWAYS, NOON)).toEqual({ pending: order, arriving: order, done: [] });
  });

  test('do not appear for what is done or no longer possible', () => {
    const nothing = { pending: [], arriving: [], done: [] };
    expect(todaysNudges(ALL_DONE, [], ALWAYS, NOON)).toEqual(nothing);
    const over = { ...ALL_DONE, sessions: [], planEnds: NOON.now };
    expect(todaysNudges(over, [], ALWAYS, NOON)).toEqual(nothing);
  });

  test.each(NUDGE_KINDS)(
    'of the kind %s appear from its first hour on, and never when it is turned off',
    (kind) => {
      const at17 = from({ [kind]: 17 });
      expect(arriving(at17, at('16:59'))).toEqual(NUDGE_KINDS.filter((other) => other !== kind));
      expect(arriving(at17, at('17:00'))).toEqual(NUDGE_KINDS);
      expect(arriving(from({ [kind]: null }), at('23:59'))).not.toContain(kind);
    },
  );

  test('do not ask for a study session whose timer is set, and wait until it is not', () => {
    const timed = { ...ALL_OPEN, isSessionTimed: true };
    const others = NUDGE_KINDS.slice(1);
    expect(todaysNudges(timed, [], ALWAYS, NOON)).toEqual({ pending: others, arriving: others, done: [] });
    expect(todaysNudges(timed, [state('plan_session')], ALWAYS, NOON)).toMatchObject({
      pending: others,
      done: [],
    });
    expect(todaysNudges(ALL_OPEN, [state('plan_session')], ALWAYS, NOON).pending).toEqual(NUDGE_KINDS);
  });

  test('do not appear in quiet hours', () => {
    const quiet = { ...ALWAYS, quiet_from: 22, quiet_to: 6 };
    expect(arriving(quiet, at('21:59'))).toEqual(NUDGE_KINDS);
    expect(arriving(quiet, at('22:00'))).toEqual([]);
    expect(arriving(quiet, at('05:59'))).toEqual([]);
    expect(arriving(quiet, at('06:00'))).toEqual(NUDGE_KINDS);
  });

  test('are the most urgent ones up to the daily maximum', () => {
    expect(arriving({ ...ALWAYS, max_a_day: 1 })).toEqual(['plan_session']);
    expect(arriving({ ...ALWAYS, max_a_day: 3 })).toEqual(['plan_session', 'streak_at_risk', 'task_due']);
  });

  test('count those that appeared today towards the maximum, whatever their status', () => {
    const came = [
      state('plan_session', { status: 'done' }),
      state('cards_due', { status: 'dismissed' }),
      state('plan_expiring', snoozedUntil('18:00')),
    ];
    expect(arriving({ ...ALWAYS, max_a_day: 4 }, NOON, came)).toEqual(['streak_at_risk']);
    expect(arriving({ ...ALWAYS, max_a_day: 3 }, NOON, came)).toEqual([]);
    expect(arriving({ ...ALWAYS, max_a_day: 1 }, NOON, came)).toEqual([]);
  });

  test('appear again on the next day, with the full maximum', () => {
    const yesterdays = NUDGE_KINDS.map((kind) => state(kind, { day: YESTERDAY, status: 'dismissed' }));
    expect(arriving(ALWAYS, NOON, yesterdays)).toEqual(NUDGE_KINDS);
  });
});

describe("today's nudges that have appeared", () => {
  test('are pending while open, in order of urgency, and do not appear twice', () => {
    const states = [state('cards_due'), state('streak_at_risk')];
    const { pending, arriving } = todaysNudges(ALL_OPEN, states, ALWAYS, NOON);
    expect(pending).toEqual(NUDGE_KINDS);
    expect(arriving).toEqual(['plan_session', 'task_due', 'journal_not_written', 'plan_expiring']);
  });

  test('stay in quiet hours, before their hour, when turned off, and above a lowered maximum', () => {
    const states = [state('task_due'), state('journal_not_written')];
    const changed = { ...from({ task_due: null, journal_not_written: 20 }), max_a_day: 1 };
    expect(todaysNudges(ALL_OPEN, states, { ...changed, quiet_from: 9, quiet_to: 17 }, NOON)).toEqual({
      pending: ['task_due', 'journal_not_written'],
      arriving: [],
      done: [],
    });
  });

  test.each([
    ['done', { status: 'done' }],
    ['dismissed', { status: 'dismissed' }],
    ['snoozed', snoozedUntil('12:01')],
    ["yesterday's", { day: YESTERDAY }],
  ] as const)('are not pending when %s', (_, change) => {
    const states = NUDGE_KINDS.map((kind) => state(kind, change));
    expect(todaysNudges(ALL_OPEN, states, { ...ALWAYS, quiet_from: 12, quiet_to: 13 }, NOON).pending).toEqual(
      [],
    );
  });

  test('are pending again when their snooze has ended', () => {
    const states = [state('cards_due', snoozedUntil('12:00'))];
    expect(todaysNudges(ALL_OPEN, states, { ...ALWAYS, max_a_day: 1 }, NOON).pending).toEqual(['cards_due']);
  });

  test('are listed as done until that is saved', () => {
    const states = [
      state('journal_not_written', snoozedUntil('18:00')),
      state('task_due'),
      state('cards_due', { status: 'done' }),
      state('plan_session', { status: 'dismissed' }),
      state('streak_at_risk', { day: YESTERDAY }),
    ];
    const { pending, done } = todaysNudges(ALL_DONE, states, ALWAYS, NOON);
    expect(done).toEqual(['task_due', 'journal_not_written']);
    expect(pending).toEqual([]);
  });

  test('are neither pending nor done when they are no longer possible', () => {
    const states = [state('plan_session'), state('plan_expiring')];
    const over = { ...ALL_DONE, sessions: [], planEnds: NOON.now };
    expect(todaysNudges(over, states, ALWAYS, NOON)).toEqual({ pending: [], arriving: [], done: [] });
  });

  test('are neither pending nor done while their facts are unknown, but count towards the maximum', () => {
    const states = [state('journal_not_written'), state('task_due')];
    const known = ['task_due', 'cards_due', 'plan_expiring'] as const;
    const limited = { ...ALWAYS, max_a_day: 3 };
    expect(todaysNudges(ALL_OPEN, states, limited, NOON, known)).toEqual({
      pending: ['task_due', 'cards_due'],
      arriving: ['cards_due'],
      done: [],
    });
    expect(todaysNudges(ALL_DONE, states, limited, NOON, known).done).toEqual(['task_due']);
  });
});
