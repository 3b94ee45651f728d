/**
 * Nudges (spec section 2, design section 3): what to be reminded of, worked out on the student's device from what really
 * happened today. Of each kind there is at most one a day; what is stored of it is only what became of it. Days and hours
 * are the student's own.
 */
import { type Day, dayOf, MS_PER_DAY, minuteOfDay } from '../days/day.ts';
import type { Zone } from '../days/zone.ts';
import { PLAN_WARNING_DAYS } from '../payments/plans.ts';
import { minuteOf } from '../planner/planner.ts';
import type { PlannerEntry, Task } from '../planner/schemas.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';

/** The most urgent first. */
export const NUDGE_KINDS = [
  'plan_session',
  'streak_at_risk',
  'task_due',
  'cards_due',
  'journal_not_written',
  'plan_expiring',
] as const;
export type NudgeKind = (typeof NUDGE_KINDS)[number];

/** What is stored. Done and dismissed are final; missed is never stored, time makes it. */
export const NUDGE_STATUSES = ['pending', 'snoozed', 'done', 'dismissed'] as const;
/** What a student sees (spec section 2). */
export type NudgeStatus = (typeof NUDGE_STATUSES)[number] | 'missed';

export const NUDGE_LIMITS = {
  /** Most that a student may ask for a day: one of each kind. */
  maxADay: NUDGE_KINDS.length,
  /** Browser notifications a day, on each device. */
  browserADay: 2,
  /** Minutes for which a nudge can be put off. */
  snoozeMinutes: [30, 60, 180],
  /** Hours before it is due at which a task is nudged about. */
  taskHours: 24,
  /** Most that come a day through Home, which reads no more of their states. */
  home: 3,
  /** States that the page reads at first, all of today's among them, and more at once on demand. */
  listed: NUDGE_KINDS.length,
  more: 20,
} as const;

type Session = Pick<PlannerEntry, 'title' | 'start_time' | 'duration' | 'completed'>;

/** What is known of today. */
export interface NudgeFacts {
  /** Today's study sessions that have begun, the latest first. */
  sessions: readonly Session[];
  /** The streak as of today, in days, and whether something was done today that keeps it. */
  streak: number;
  isActiveToday: boolean;
  /** The open task that is due first. */
  task: Pick<Task, 'title' | 'due_date'> | null;
  /** When the next card of any deck is due; null without a deck. */
  cardsDue: Date | null;
  hasWrittenToday: boolean;
  /** When the plan ends; null for one that does not. */
  planEnds: Date | null;
}

/** The time at which nudges are worked out: the instant, and the student's own day and the minute of it. */
export interface NudgeTime {
  now: Date;
  today: Day;
  /** 0 to 1,439. */
  minute: number;
}

/** The time in a student's zone. */
export function nudgeTime(now: Date, zone: Zone): NudgeTime {
  return { now, today: dayOf(now, zone), minute: minuteOfDay(now, zone) };
}

/** Whether no nudge comes at this minute of the day. Quiet hours may go over midnight; equal ends are none. */
export function isQuiet({ quiet_from, quiet_to }: NudgeSettings, minute: number): boolean {
  const hour = Math.floor(minute / 60);
  if (quiet_from <= quiet_to) return hour >= quiet_from && hour < quiet_to;
  return hour >= quiet_from || hour < quiet_to;
}

/** The session that is under way and not completed. */
export function sessionNow(sessions: readonly Session[], minute: number): Session | null {
  return (
    sessions.find(({ start_time, duration, completed }) => {
      const begin = minuteOf(start_time);
      return !completed && begin <= minute && minute < begin + duration;
    }) ?? null
  );
}

/**
 * Whether what a nudge asks for is open, done, or can be done no more. A day has one nudge for
 * its study sessions, and its state does not keep which one it was for: when none is under way, the latest one tells what
 * became of it; and once that is stored as done, no later session of the day is nudged about.
 */
export function outcomeOf(
  kind: NudgeKind,
  facts: NudgeFacts,
  { now, minute }: NudgeTime,
): 'open' | 'done' | 'missed' {
  switch (kind) {
    case 'plan_session':
      if (sessionNow(facts.sessions, minute)) return 'open';
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
 * What became of a nudge, as of now. One of a day that is over was missed unless it was done or dismissed.
 *
 * @param facts null while they are not known, or for a nudge of an earlier day
 */
export function statusOf(state: NudgeState, facts: NudgeFacts | null, time: NudgeTime): NudgeStatus {
  if (isFinal(state)) return state.status;
  if (state.day < time.today) return 'missed';
  const outcome = facts ? outcomeOf(state.kind, facts, time) : 'open';
  if (outcome !== 'open') return outcome;
  return state.snoozed_until && state.snoozed_until > time.now ? 'snoozed' : 'pending';
}

/** Whether nothing more becomes of a nudge. */
export function isFinal({ status }: Pick<NudgeState, 'status'>): boolean {
  return status === 'done' || status === 'dismissed';
}

const HOUR = 3_600_000;
