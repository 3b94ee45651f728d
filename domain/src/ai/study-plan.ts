/** Moves the sessions of a study plan into the planner. */
import { type Day, startOfDay } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';
import { minuteOf, PLANNER_DEFAULTS, PLANNER_LIMITS, timeOf } from '../planner/planner.ts';
import type { PlannerEntry } from '../planner/schemas.ts';
import { cutText } from '../text/text.ts';
import type { StudyPlan } from './result-schemas.ts';

export type StudySession = StudyPlan['sessions'][number];

/** A planner entry for a session. Its topic becomes the subject, cut to the planner's limit. */
export function toPlannerEntry({ date, start_time, duration, topic, activity }: StudySession): PlannerEntry {
  return {
    title: titleOf(topic, activity),
    category: 'study',
    start_time,
    duration,
    priority: PLANNER_DEFAULTS.priority,
    date,
    subject: cutText(topic, PLANNER_LIMITS.subject),
    completed: false,
  };
}

/** An activity of up to this many words, such as 'Past questions', is used whole in the title. */
const MAX_ACTIVITY_WORDS = 2;

/** The topic with a word or two of the activity: 'Cell respiration: read'. */
function titleOf(topic: string, activity: string): string {
  const [named = ''] = activity.trim().split(/[:;,.!?\n(]/u, 1);
  const words = named.trim().split(/\s+/u);
  const short = (words.length <= MAX_ACTIVITY_WORDS ? words : words.slice(0, 1)).join(' ').toLowerCase();
  const room = PLANNER_LIMITS.title - short.length - 2;
  if (short === '' || room < 1) return cutText(topic, PLANNER_LIMITS.title);
  return `${cutText(topic, room)}: ${short}`;
}

type Span = Pick<PlannerEntry, 'date' | 'start_time' | 'duration'>;

/** The indexes of the sessions that overlap with an entry of the planner. */
export function findClashes(sessions: readonly StudySession[], entries: readonly Span[]): Set<number> {
  const indexed = [...sessions.entries()];
  return new Set(
    indexed.flatMap(([index, session]) => (entries.some((entry) => overlap(session, entry)) ? [index] : [])),
  );
}

/** Two spans that only touch do not overlap. A span may run past midnight. */
function overlap(a: Span, b: Span): boolean {
  return startMinute(a) < startMinute(b) + b.duration && startMinute(b) < startMinute(a) + a.duration;
}

/** Minutes since 1 January 1970. */
function startMinute({ date, start_time }: Span): number {
  return startOfDay(date).getTime() / MS_PER_MINUTE + minuteOf(start_time);
}

/** The part of the day in which free times are offered, in minutes of the day. */
const OFFERED_TIMES = { from: 6 * 60, to: 22 * 60 } as const;

/**
 * Finds a free time for a session on its day: the next one after its own time or, if there is none, the last one before
 * it. Today it never offers an earlier time, which may have passed.
 *
 * @param busy everything else on that day, including the plan's other sessions
 * @returns the start time as `HH:MM`, or null when the day has no room
 */
export function findFreeTime(session: StudySession, busy: readonly Span[], today: Day): string | null {
  const day = startOfDay(session.date).getTime() / MS_PER_MINUTE;
  const own = minuteOf(session.start_time);
  const busySpans = busy.map((entry) => ({
    from: startMinute(entry) - day,
    to: startMinute(entry) - day + entry.duration,
  }));
  const isFree = (start: number) =>
    start >= OFFERED_TIMES.from &&
    start + session.duration <= OFFERED_TIMES.to &&
    busySpans.every(({ from, to }) => start >= to || start + session.duration <= from);
  const later = [own, OFFERED_TIMES.from, ...busySpans.map(({ to }) => to)].filter((start) => start >= own);
  const next = later.sort((a, b) => a - b).find(isFree);
  if (next !== undefined || session.date <= today) return next === undefined ? null : timeOf(next);
  const earlier = [OFFERED_TIMES.to, ...busySpans.map(({ from }) => from)].map(
    (end) => end - session.duration,
  );
  const last = earlier
    .filter((start) => start < own)
    .sort((a, b) => b - a)
    .find(isFree);
  return last === undefined ? null : timeOf(last);
}
