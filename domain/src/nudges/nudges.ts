/**
 * Nudges (docs/product.md, Nudges): reminders that the student's device derives from what happened today. There is at
 * most one of each kind a day, and only its status is stored. Days and hours are in the student's zone.
 */
import { type Day, dayOf, minuteOfDay } from '../days/day.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import type { Zone } from '../days/zone.ts';
import { PLAN_WARNING_DAYS } from '../payments/plans.ts';
import { minuteOf } from '../planner/planner.ts';
import type { PlannerEntry, Task } from '../planner/schemas.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';

/** The kinds, most urgent first. */
export const NUDGE_KINDS = [
  'plan_session',
  'streak_at_risk',
  'task_due',
  'cards_due',
  'journal_not_written',
  'plan_expiring',
] as const;
export type NudgeKind = (typeof NUDGE_KINDS)[number];

/** The stored statuses. Done and dismissed are final; missed is never stored, but follows from the time. */
export const NUDGE_STATUSES = ['pending', 'snoozed', 'done', 'dismissed'] as const;
/** The statuses that a student sees. */
export type NudgeStatus = (typeof NUDGE_STATUSES)[number] | 'missed';

export const NUDGE_LIMITS = {
  /** The highest daily maximum that a student can set: one of each kind. */
  maxADay: NUDGE_KINDS.length,
  /** Browser notifications a day, on each device. */
  browserADay: 2,
  /** Minutes for which a nudge can be snoozed. */
  snoozeMinutes: [30, 60, 180],
  /** Hours before its due date from which a task has a nudge. */
  taskHours: 24,
  /** The daily maximum on Home, which reads no more states than this. */
  home: 3,
  /** States that the page reads first, which include all of today's, and how many more at a time. */
  listed: NUDGE_KINDS.length,
  more: 20,
} as const;

type Session = Pick<PlannerEntry, 'title' | 'start_time' | 'duration' | 'completed'>;

/** The facts that decide today's nudges. */
export interface NudgeFacts {
  /** Today's study sessions that have begun, the latest first. */
  sessions: readonly Session[];
  /** Whether the focus timer of this device is set for the current session. */
  isSessionTimed: boolean;
  /** The streak as of today, in days, and whether today already counts towards it. */
  streak: number;
  isActiveToday: boolean;
  /** The open task due first. */
  task: Pick<Task, 'title' | 'due_date'> | null;
  /** When the next card of any deck is due; null without a deck. */
  cardsDue: Date | null;
  hasWrittenToday: boolean;
  /** When the plan ends; null for one that does not. */
  planEnds: Date | null;
}

/** The time for which nudges are computed: the instant, and the student's day and minute of the day. */
export interface NudgeTime {
  now: Date;
  today: Day;
  /** 0 to 1,439. */
  minute: number;
}

/** The nudge time at `now` in a student's zone. */
export function nudgeTime(now: Date, zone: Zone): NudgeTime {
  return { now, today: dayOf(now, zone), minute: minuteOfDay(now, zone) };
}

/** Whether a minute of the day is in the quiet hours. They may span midnight; equal hours mean none. */
export function isInQuietHours({ quiet_from, quiet_to }: NudgeSettings, minute: number): boolean {
  const hour = Math.floor(minute / 60);
  if (quiet_from <= quiet_to) return hour >= quiet_from && hour < quiet_to;
  return hour >= quiet_from || hour < quiet_to;
}

/** The current session that is not completed; null without one. */
export function currentSession<T extends Session>(sessions: readonly T[], minute: number): T | null {
  return (
    sessions.find(({ start_time, duration, completed }) => {
      const begin = minuteOf(start_time);
      return !completed && begin <= minute && minute < begin + duration;
    }) ?? null
  );
}

/**
 * Whether the action of a nudge is open, done, or no longer possible. A day has one nudge for all study sessions, and
 * its state does not say which one it was for: when no session is current, the latest one decides. Once that is saved
 * as done, later sessions of the day have no nudge.
 */
export function nudgeOutcome(
  kind: NudgeKind,
  facts: NudgeFacts,
  { now, minute }: NudgeTime,
): 'open' | 'done' | 'missed' {
  switch (kind) {
    case 'plan_session':
      if (currentSession(facts.sessions, minute)) return 'open';
      return facts.sessions[0]?.completed ? 'done' : 'missed';
    case 'streak_at_risk':
      return facts.streak > 0 && !facts.isActiveToday ? 'open' : 'done';
    case 'task_due':
      return facts.task && facts.task.due_date.getTime() - now.getTime() < NUDGE_LIMITS.taskHours * HOUR
        ? 'open'
        : 'done';
    case 'cards_due':
      return facts.cardsDue && facts.cardsDue <= now ? 'open' : 'done';
    case 'journal_not_written':
      return facts.hasWrittenToday ? 'done' : 'open';
    case 'plan_expiring':
      if (facts.planEnds && facts.planEnds <= now) return 'missed';
      return facts.planEnds && facts.planEnds.getTime() - now.getTime() < PLAN_WARNING_DAYS * MS_PER_DAY
        ? 'open'
        : 'done';
  }
}

/**
 * The status of a nudge now. A nudge of an earlier day was missed unless it is done or dismissed.
 *
 * @param facts null while unknown, or for a nudge of an earlier day
 */
export function nudgeStatus(state: NudgeState, facts: NudgeFacts | null, time: NudgeTime): NudgeStatus {
  if (isFinal(state)) return state.status;
  if (state.day < time.today) return 'missed';
  const outcome = facts ? nudgeOutcome(state.kind, facts, time) : 'open';
  if (outcome !== 'open') return outcome;
  return state.snoozed_until && state.snoozed_until > time.now ? 'snoozed' : 'pending';
}

/** Whether the status of a nudge can no longer change. */
export function isFinal({ status }: Pick<NudgeState, 'status'>): boolean {
  return status === 'done' || status === 'dismissed';
}

const HOUR = 3_600_000;
