/** Which nudges there are now, what a student can do with them, and which the browser tells of. */
import type { Day } from '../days/day.ts';
import {
  isFinal,
  isQuiet,
  NUDGE_KINDS,
  NUDGE_LIMITS,
  type NudgeFacts,
  type NudgeKind,
  type NudgeTime,
  outcomeOf,
  statusOf,
} from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';

export interface TodaysNudges {
  /** To be shown now, the most urgent first; those that are new are among them. */
  pending: NudgeKind[];
  /** New ones, whose state is yet to be stored. */
  arriving: NudgeKind[];
  /** Those whose stored state does not know yet that the thing is done. */
  done: NudgeKind[];
}

/**
 * Today's nudges. A new one comes when what it asks for is open, its hour has come, it is not quiet, and the day has
 * room for one more; one that has come stays until it is done, dismissed, or over.
 *
 * @param states those of today, each kind at most once
 * @param kinds those of which the facts are known
 */
export function todaysNudges(
  facts: NudgeFacts,
  states: readonly NudgeState[],
  settings: NudgeSettings,
  time: NudgeTime,
  kinds: readonly NudgeKind[] = NUDGE_KINDS,
): TodaysNudges {
  const todays = states.filter(({ day }) => day === time.today);
  const come = new Set(todays.map(({ kind }) => kind));
  const known = todays.filter(({ kind }) => kinds.includes(kind));
  const room = Math.max(0, settings.max_a_day - come.size);
  const arriving = NUDGE_KINDS.filter(
    (kind) =>
      kinds.includes(kind) &&
      !come.has(kind) &&
      isTimeFor(kind, settings, time) &&
      outcomeOf(kind, facts, time) === 'open',
  ).slice(0, room);
  const stillPending = known.filter((state) => statusOf(state, facts, time) === 'pending');
  return {
    pending: inOrder([...stillPending.map(({ kind }) => kind), ...arriving]),
    arriving,
    done: inOrder(
      known
        .filter((state) => !isFinal(state) && statusOf(state, facts, time) === 'done')
        .map(({ kind }) => kind),
    ),
  };
}

/** A nudge's state as a student's device writes it; the time of the change is the server's. */
export type WrittenState = Omit<NudgeState, 'updated_at'>;

/**
 * The states to store for today's nudges: that they have come, and that their thing is done. Nothing unless all that
 * decides is as the server has it: an older copy could set back what was snoozed on another device.
 */
export function statesToSave(
  { arriving, done }: Pick<TodaysNudges, 'arriving' | 'done'>,
  day: Day,
  isFromServer: boolean,
): WrittenState[] {
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

/** The state after an action; what is done or dismissed stays so. */
export function afterAction<State extends Pick<NudgeState, 'status' | 'snoozed_until'>>(
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

/** What was told on this device today with browser notifications. */
export interface NotifiedToday {
  day: Day;
  kinds: NudgeKind[];
}

/** The nudges to tell of with a browser notification now: on each device each once, two a day, none in quiet hours. */
export function nudgesToNotify(
  pending: readonly NudgeKind[],
  told: NotifiedToday | null,
  settings: NudgeSettings,
  { today, minute }: NudgeTime,
): NudgeKind[] {
  if (!settings.browser || isQuiet(settings, minute)) return [];
  const before = told?.day === today ? told.kinds : [];
  const left = Math.max(0, NUDGE_LIMITS.browserADay - before.length);
  return pending.filter((kind) => !before.includes(kind)).slice(0, left);
}

function isTimeFor(kind: NudgeKind, settings: NudgeSettings, { minute }: NudgeTime): boolean {
  const from = settings.from[kind];
  return from !== null && minute >= from * 60 && !isQuiet(settings, minute);
}

function inOrder(kinds: readonly NudgeKind[]): NudgeKind[] {
  return NUDGE_KINDS.filter((kind) => kinds.includes(kind));
}
