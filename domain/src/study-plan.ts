/** A study plan on its way into the planner. */
import { startOfDay } from './day.ts';
import { minuteOf, PLANNER_DEFAULTS, PLANNER_LIMITS } from './planner.ts';
import type { StudyPlan } from './schemas/ai.ts';
import type { PlannerEntry } from './schemas/planner.ts';
import { cutText } from './text.ts';

export type StudySession = StudyPlan['sessions'][number];

/** A session as an entry of the planner: its topic is the subject, as far as one can be as long. */
export function sessionEntry({ date, start_time, duration, topic, activity }: StudySession): PlannerEntry {
  return {
    title: cutText(`${topic}: ${activity}`, PLANNER_LIMITS.title),
    category: 'study',
    start_time,
    duration,
    priority: PLANNER_DEFAULTS.priority,
    date,
    subject: cutText(topic, PLANNER_LIMITS.subject),
    completed: false,
  };
}

type Span = Pick<PlannerEntry, 'date' | 'start_time' | 'duration'>;

/** The sessions, by their places in the plan, that take place while an entry of the planner does. */
export function clashes(sessions: readonly StudySession[], entries: readonly Span[]): Set<number> {
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
  return startOfDay(date).getTime() / 60_000 + minuteOf(start_time);
}
