/** Fits a study plan that a model wrote to the student's free time. */
import { type Day, daysBetween } from '../days/day.ts';
import { minuteOf, timeOf } from '../planner/planner.ts';
import { type Availability, SHORTEST_SESSION, type StudyDay, studyDays, takeSpan } from './free-time.ts';
import type { StudySession } from './study-plan.ts';

/** The part of the day in which a model may plan. It may choose mornings, unlike the study engine. */
const HOURS = { from: '06:00', to: '22:00' } as const;
/** A session that must be shortened to less than this share of its length is moved to another day instead. */
const LEAST_SHARE = 0.5;

/** The days on which a model may plan, with their free time; empty if there is none before the exam. */
export function daysWithRoom(available: Availability): StudyDay[] {
  return studyDays({ ...available, hours: HOURS });
}

/**
 * The sessions at times that are free: none in the past, on the day of the exam or later, over an entry of the planner,
 * over another session, or over the student's hours. A session whose time isn't free is moved within its day, shortened,
 * or moved to the nearest day with room, and dropped if there is none.
 *
 * @param sessions with a valid date and time
 * @returns the sessions in order of time
 */
export function repairSessions(sessions: readonly StudySession[], available: Availability): StudySession[] {
  const days = daysWithRoom(available);
  const dayAt = new Map(days.map((day) => [day.date, day]));
  // Sessions at free times come first, so that a moved one doesn't take their time.
  const fits = (session: StudySession) => {
    const day = dayAt.get(session.date);
    return day !== undefined && takeSpan(day, minuteOf(session.start_time), session.duration);
  };
  const checked = sessions.map((session) => ({ session, isFree: fits(session) }));
  return checked
    .flatMap(({ session, isFree }) =>
      isFree ? session : (moveSession(session, days, available.hoursADay) ?? []),
    )
    .toSorted((a, b) => timeKey(a).localeCompare(timeKey(b)));
}

function moveSession(
  session: StudySession,
  days: readonly StudyDay[],
  hoursADay: number,
): StudySession | null {
  const wanted = Math.min(session.duration, hoursADay * 60);
  const least = Math.max(SHORTEST_SESSION, wanted * LEAST_SHARE);
  for (const day of nearestFirst(days, session.date)) {
    const longest = Math.max(0, ...day.free.map(({ from, to }) => to - from));
    const duration = Math.floor(Math.min(wanted, day.left, longest));
    const start = duration >= least ? nearestStart(day, minuteOf(session.start_time), duration) : null;
    if (start !== null && takeSpan(day, start, duration)) {
      return { ...session, date: day.date, start_time: timeOf(start), duration };
    }
  }
  return null;
}

/** The free start that is nearest to a minute of the day; null without room for the session. */
function nearestStart({ free }: StudyDay, wanted: number, minutes: number): number | null {
  const starts = free
    .filter(({ from, to }) => to - from >= minutes)
    .map(({ from, to }) => Math.min(Math.max(wanted, from), to - minutes));
  const [nearest = null] = starts.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest;
}

/** The days by their distance from `date`; of two equally near ones, the later first. */
function nearestFirst(days: readonly StudyDay[], date: Day): StudyDay[] {
  const distance = (day: StudyDay) => Math.abs(daysBetween(date, day.date));
  return days.toSorted((a, b) => distance(a) - distance(b) || b.number - a.number);
}

function timeKey({ date, start_time }: StudySession): string {
  return `${date} ${start_time}`;
}
