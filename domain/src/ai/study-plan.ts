/** A study plan on its way into the planner. */
import { type Day, startOfDay } from '../days/day.ts';
import { minuteOf, PLANNER_DEFAULTS, PLANNER_LIMITS, timeOf } from '../planner/planner.ts';
import type { PlannerEntry } from '../planner/schemas.ts';
import { cutText } from '../text/text.ts';
import type { StudyPlan } from './schemas.ts';

const MS_PER_MINUTE = 60_000;

export type StudySession = StudyPlan['sessions'][number];

/** A session as an entry of the planner: its topic is the subject, as far as one can be as long. */
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

/** Words of an activity that its title takes whole, such as 'Past questions'. */
const SHORT_ACTIVITY = 2;

/** The topic and what is done with it, in a word or two: 'Cell respiration: read'. The plan has the whole activity. */
function titleOf(topic: string, activity: string): string {
  const [named = ''] = activity.trim().split(/[:;,.!?\n(]/u, 1);
  const words = named.trim().split(/\s+/u);
  const short = (words.length <= SHORT_ACTIVITY ? words : words.slice(0, 1)).join(' ').toLowerCase();
  const room = PLANNER_LIMITS.title - short.length - 2;
  if (short === '' || room < 1) return cutText(topic, PLANNER_LIMITS.title);
  return `${cutText(topic, room)}: ${short}`;
}

type Span = Pick<PlannerEntry, 'date' | 'start_time' | 'duration'>;

/** The sessions, by their places in the plan, that take place while an entry of the planner does. */
export function findClashes(sessions: readonly StudySession[], entries: readonly Span[]): Set<number> {
  const places = [...sessions.entries()];
  return new Set(
    places.flatMap(([place, session]) => (entries.some((entry) => overlap(session, entry)) ? [place] : [])),
  );
}

/** What ends when the other begins is out of its way; an entry may run past midnight. */
function overlap(a: Span, b: Span): boolean {
  return begins(a) < begins(b) + b.duration && begins(b) < begins(a) + a.duration;
}

/** In minutes. */
function begins({ date, start_time }: Span): number {
  return startOfDay(date).getTime() / MS_PER_MINUTE + minuteOf(start_time);
}

/** The hours in which another time is offered, in minutes of the day. */
const OFFERED = { from: 6 * 60, to: 22 * 60 } as const;

/**
 * Another time on the session's day at which nothing else is planned: the next one after its own, or else, on a later day
 * than today, the last one before it.
 *
 * @param busy everything else that is planned, sessions included
 * @returns the start time, `HH:MM`; null when the day has no room
 */
export function findFreeTime(session: StudySession, busy: readonly Span[], today: Day): string | null {
  const day = startOfDay(session.date).getTime() / MS_PER_MINUTE;
  const own = minuteOf(session.start_time);
  const around = busy.map((entry) => ({
    from: begins(entry) - day,
    to: begins(entry) - day + entry.duration,
  }));
  const isFree = (start: number) =>
    start >= OFFERED.from &&
    start + session.duration <= OFFERED.to &&
    around.every(({ from, to }) => start >= to || start + session.duration <= from);
  const later = [own, OFFERED.from, ...around.map(({ to }) => to)].filter((start) => start >= own);
  const next = later.sort((a, b) => a - b).find(isFree);
  if (next !== undefined || session.date <= today) return next === undefined ? null : timeOf(next);
  const earlier = [OFFERED.to, ...around.map(({ from }) => from)].map((end) => end - session.duration);
  const last = earlier
    .filter((start) => start < own)
    .sort((a, b) => b - a)
    .find(isFree);
  return last === undefined ? null : timeOf(last);
}
