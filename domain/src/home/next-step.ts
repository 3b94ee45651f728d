/** The one thing to do now, which Home offers with 'Start' (docs/product.md, Home). */
import { addDays, type Day } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';
import { minuteOf } from '../planner/planner.ts';
import type { PlannerEntry, Task } from '../planner/schemas.ts';
import { FOCUS_UNIT_MINUTES } from '../points/points.ts';

export const NEXT_STEP = {
  /** A session that begins within so many minutes comes before everything but a session that is on. */
  soonMinutes: 10,
  /** A task is urgent from so many hours before its due date until so many hours after it. */
  urgentHours: 6,
  overdueHours: 24,
  /** A card takes about this long. */
  secondsPerCard: 8,
  /** Planning a day takes about this long. */
  planMinutes: 5,
} as const;

/** A session of today's schedule. */
export type SessionOfToday = Pick<PlannerEntry, 'title' | 'start_time' | 'duration' | 'completed'> & {
  id: string;
};
export type OpenTask = Pick<Task, 'title' | 'due_date'> & { id: string };

/** An assignment of the schedule that is not completed, with the day on which it is due. */
export interface OpenAssignment {
  id: string;
  title: string;
  due_date: Day;
}

/** A mock exam whose time is running. */
export interface RunningExam {
  id: string;
  title: string;
  ends_at: Date;
}

/** What decides the next step. */
export interface NextStepFacts {
  /** The mock exam that this device is sitting; null for none. */
  exam: RunningExam | null;
  /** The sessions of today's schedule, in any order. */
  sessions: readonly SessionOfToday[];
  /** The open tasks that are due first, in order. */
  tasks: readonly OpenTask[];
  /** The open assignment that is due first, from today on; null for none. */
  assignment: OpenAssignment | null;
  /** How many cards can be reviewed now. */
  dueCards: number;
  /** In days, and whether today already counts towards it. */
  streak: number;
  isActiveToday: boolean;
}

export type NextStep = {
  /** How long it takes, in minutes. */
  minutes: number;
  /** Whether the streak ends today unless something is done. */
  keepsStreak: boolean;
} & (
  | { kind: 'exam'; exam: RunningExam }
  | { kind: 'session'; session: SessionOfToday; isOn: boolean }
  | { kind: 'assignment'; assignment: OpenAssignment; isToday: boolean }
  | { kind: 'task'; task: OpenTask }
  | { kind: 'cards'; count: number }
  /** Nothing is planned or due. */
  | { kind: 'plan' }
);

/**
 * The best next step: a mock exam whose time is running, a session that is on or begins in a moment, an urgent task, an
 * assignment due today, the due cards, an assignment due tomorrow, the next session of today, any other task, or else
 * planning the day. So what has a fixed time comes first, then what would be late; cards come before what can wait, because
 * a review takes minutes.
 *
 * @param today the student's day
 * @param minute the minute of that day, 0 to 1,439
 */
export function nextStep(
  facts: NextStepFacts,
  { now, today, minute }: { now: Date; today: Day; minute: number },
): NextStep {
  const keepsStreak = facts.streak > 0 && !facts.isActiveToday;
  if (facts.exam && facts.exam.ends_at > now) {
    const minutes = Math.ceil((facts.exam.ends_at.getTime() - now.getTime()) / MS_PER_MINUTE);
    return { kind: 'exam', exam: facts.exam, minutes, keepsStreak };
  }
  const open = facts.sessions.filter(({ completed }) => !completed).sort(byStart);
  // Of two at the same time, the one that began last.
  const on = open.findLast((session) => beginOf(session) <= minute && minute < endOf(session));
  if (on) return { kind: 'session', session: on, isOn: true, minutes: endOf(on) - minute, keepsStreak };

  const next = open.find((session) => beginOf(session) > minute);
  const toNext =
    next && ({ kind: 'session', session: next, isOn: false, minutes: next.duration, keepsStreak } as const);
  if (toNext && beginOf(toNext.session) - minute <= NEXT_STEP.soonMinutes) return toNext;
  const urgent = facts.tasks.find(({ due_date }) => isUrgent(due_date, now));
  if (urgent) return { kind: 'task', task: urgent, minutes: FOCUS_UNIT_MINUTES, keepsStreak };
  const { assignment } = facts;
  const isToday = assignment?.due_date === today;
  const isNear = isToday || assignment?.due_date === addDays(today, 1);
  const toAssignment =
    assignment && isNear
      ? ({ kind: 'assignment', assignment, isToday, minutes: FOCUS_UNIT_MINUTES, keepsStreak } as const)
      : null;
  if (toAssignment && isToday) return toAssignment;
  if (facts.dueCards > 0) {
    const minutes = Math.ceil((facts.dueCards * NEXT_STEP.secondsPerCard) / 60);
    return { kind: 'cards', count: facts.dueCards, minutes, keepsStreak };
  }
  if (toAssignment) return toAssignment;
  if (toNext) return toNext;
  const [task] = facts.tasks;
  if (task) return { kind: 'task', task, minutes: FOCUS_UNIT_MINUTES, keepsStreak };
  return { kind: 'plan', minutes: NEXT_STEP.planMinutes, keepsStreak };
}

/** The minute of the day at which a session begins. */
export function beginOf({ start_time }: SessionOfToday): number {
  return minuteOf(start_time);
}

/** The minute at which a session ends, counted from the start of its day; may be after midnight. */
export function endOf(session: SessionOfToday): number {
  return beginOf(session) + session.duration;
}

/** Sorts sessions by their start. */
export function byStart(a: SessionOfToday, b: SessionOfToday): number {
  return beginOf(a) - beginOf(b) || (a.id < b.id ? -1 : 1);
}

function isUrgent(due: Date, now: Date): boolean {
  const hours = (due.getTime() - now.getTime()) / (60 * MS_PER_MINUTE);
  return hours <= NEXT_STEP.urgentHours && hours >= -NEXT_STEP.overdueHours;
}
