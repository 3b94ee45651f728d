/** Today's nudges, the student's actions on them, and their browser notifications. */
import type { Day } from '../days/day.ts';
import {
  isFinal,
  isInQuietHours,
  NUDGE_KINDS,
  NUDGE_LIMITS,
  type NudgeFacts,
  type NudgeKind,
  type NudgeTime,
  nudgeOutcome,
  nudgeStatus,
} from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';

export interface TodaysNudges {
  /** The nudges to show now, including new ones, most urgent first. */
  pending: NudgeKind[];
  /** New nudges, whose state must be saved. */
  arriving: NudgeKind[];
  /** Nudges that are done, but not saved as done yet. */
  done: NudgeKind[];
}

/**
 * Today's nudges, without that for a session whose timer is set already. A new one appears when its action is open, its
 * first hour has come, outside the quiet hours, and below the daily maximum. It stays until it is done, dismissed, or no
 * longer possible.
 *
 * @param states today's states, each kind at most once; other days are ignored
 * @param kinds the kinds whose facts are known
 */
export function todaysNudges(
  facts: NudgeFacts,
  states: readonly NudgeState[],
  settings: NudgeSettings,
  time: NudgeTime,
  kinds: readonly NudgeKind[] = NUDGE_KINDS,
): TodaysNudges {
  const todays = states.filter(({ day }) => day === time.today);
  const saved = new Set(todays.map(({ kind }) => kind));
  const known = todays.filter(({ kind }) => kinds.includes(kind));
  const room = Math.max(0, settings.max_a_day - saved.size);
  const arriving = NUDGE_KINDS.filter(
    (kind) =>
      kinds.includes(kind) &&
      !saved.has(kind) &&
      !isUnderWay(kind, facts) &&
      isAllowedAt(kind, settings, time) &&
      nudgeOutcome(kind, facts, time) === 'open',
  ).slice(0, room);
  const stillPending = known.filter(
    (state) => !isUnderWay(state.kind, facts) && nudgeStatus(state, facts, time) === 'pending',
  );
  return {
    pending: byUrgency([...stillPending.map(({ kind }) => kind), ...arriving]),
    arriving,
    done: byUrgency(
      known
        .filter((state) => !isFinal(state) && nudgeStatus(state, facts, time) === 'done')
        .map(({ kind }) => kind),
    ),
  };
}

/** A nudge's state as the device writes it; the server adds the time. */
export type NudgeStateChange = Omit<NudgeState, 'updated_at'>;

/**
 * The states to save for today's nudges: new ones as pending, finished ones as done. Nothing unless all inputs come
 * from the server, since a stale cache could undo a snooze of another device.
 */
export function nudgeStatesToSave(
  { arriving, done }: Pick<TodaysNudges, 'arriving' | 'done'>,
  day: Day,
  isFromServer: boolean,
): NudgeStateChange[] {
  if (!isFromServer) return [];
  const stateOf = (status: 'pending' | 'done') => (kind: NudgeKind) => ({
    ...{ kind, day, status },
    snoozed_until: null,
  });
  return [...arriving.map(stateOf('pending')), ...done.map(stateOf('done'))];
}

export type NudgeAction =
  | { type: 'snooze'; until: Date }
  | { type: 'resume' }
  | { type: 'dismiss' }
  | { type: 'finish' };

/** The state after an action; a done or dismissed nudge does not change. */
export function stateAfterAction<State extends Pick<NudgeState, 'status' | 'snoozed_until'>>(
  state: State,
  action: NudgeAction,
): State {
  if (isFinal(state)) return state;
  switch (action.type) {
    case 'snooze':
      return { ...state, status: 'snoozed', snoozed_until: action.until };
    case 'resume':
      return { ...state, status: 'pending', snoozed_until: null };
    case 'dismiss':
      return { ...state, status: 'dismissed', snoozed_until: null };
    case 'finish':
      return { ...state, status: 'done', snoozed_until: null };
  }
}

/** The nudges for which this device has shown a notification on a day. */
export interface NotifiedToday {
  day: Day;
  kinds: NudgeKind[];
}

/**
 * The nudges to show a browser notification for now: each once and at most two a day on a device, none in quiet hours.
 */
export function nudgesToNotify(
  pending: readonly NudgeKind[],
  notified: NotifiedToday | null,
  settings: NudgeSettings,
  { today, minute }: NudgeTime,
): NudgeKind[] {
  if (!settings.browser || isInQuietHours(settings, minute)) return [];
  const before = notified?.day === today ? notified.kinds : [];
  const left = Math.max(0, NUDGE_LIMITS.browserADay - before.length);
  return pending.filter((kind) => !before.includes(kind)).slice(0, left);
}

function isAllowedAt(kind: NudgeKind, settings: NudgeSettings, { minute }: NudgeTime): boolean {
  const from = settings.from[kind];
  return from !== null && minute >= from * 60 && !isInQuietHours(settings, minute);
}

/** Whether the student is doing already what a nudge is for. It isn't done: the timer may be cancelled. */
function isUnderWay(kind: NudgeKind, { isSessionTimed }: NudgeFacts): boolean {
  return kind === 'plan_session' && isSessionTimed;
}

function byUrgency(kinds: readonly NudgeKind[]): NudgeKind[] {
  return NUDGE_KINDS.filter((kind) => kinds.includes(kind));
}
