/** Finds a student's free time for studying, day by day. */
import { addDays, type Day, daysBetween, startOfDay } from '../days/day.ts';
import { minuteOf } from '../planner/planner.ts';
import type { ToolInput } from './generate-schemas.ts';

/** A part of a day, in minutes from midnight. */
export interface Span {
  from: number;
  to: number;
}

export interface StudyDay {
  date: Day;
  /** Days from the first day of the plan. */
  number: number;
  /** Free time spans in order. */
  free: Span[];
  /** Minutes of study that remain of the student's daily hours. */
  left: number;
}

/** An entry of the planner; it may run past midnight. */
export interface BusyTime {
  date: Day;
  /** `HH:MM` */
  start_time: string;
  /** In minutes. */
  duration: number;
}

export interface Availability {
  /** The student's current day and time (`HH:MM`). */
  today: Day;
  now: string;
  firstDay: Day;
  examDay: Day;
  /** `HH:MM`; without it, nothing is planned on the exam day. */
  examTime?: string | undefined;
  hoursADay: number;
  /** Weekdays without study: 0 for Sunday to 6 for Saturday. */
  restDays?: readonly number[] | undefined;
  /** The student's study hours (`HH:MM`); if `to` is before `from`, it is after midnight. */
  hours?: { from: string; to: string } | undefined;
  busy?: readonly BusyTime[] | undefined;
}

/**
 * The time for study in the form of {@link studyDays}, from the planner tool's input.
 *
 * @param clock the student's current day and time, and the entries of their planner
 */
export function toAvailability(
  {
    first_day,
    exam_date,
    hours_a_day,
  }: Pick<ToolInput<'planner'>, 'first_day' | 'exam_date' | 'hours_a_day'>,
  clock: Required<Pick<Availability, 'today' | 'now'>> & { busy: readonly BusyTime[] },
): Availability {
  return {
    ...clock,
    firstDay: first_day,
    examDay: exam_date,
    // If the exam is on the first day, the hours before it are all there is.
    examTime: exam_date === first_day ? '23:59' : undefined,
    hoursADay: hours_a_day,
  };
}

const MINUTES_PER_DAY = 1_440;
/** Sessions begin at multiples of this many minutes. */
const STEP = 5;
/** Free minutes before the exam, to get there and calm down. */
const BEFORE_EXAM = 60;
/** Free time shorter than this is ignored: the shortest session of `studyPlanSchema`, in minutes. */
export const SHORTEST_SESSION = 10;
/** The default study hours: after school if that is enough, otherwise from the morning. */
const AFTERNOON: Span = { from: 16 * 60, to: 22 * 60 };
const WHOLE_DAY: Span = { from: 7 * 60, to: 22 * 60 };
/** Longer daily hours don't fit into an afternoon with breaks. */
const MOST_AFTERNOON_HOURS = 4;

function usualSpans({ hours, hoursADay, today, now, examDay, examTime }: Availability, date: Day): Span[] {
  if (hours) {
    const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
    if (from < to) return [{ from, to }];
    return [
      { from: 0, to },
      { from, to: MINUTES_PER_DAY },
    ];
  }
  const isExamDay = date === examDay && examTime !== undefined;
  const isLate = date === today && minuteOf(now) > AFTERNOON.from;
  return [hoursADay > MOST_AFTERNOON_HOURS || isExamDay || isLate ? WHOLE_DAY : AFTERNOON];
}

/** The spans without the given part. */
function without(spans: readonly Span[], taken: Span): Span[] {
  return spans.flatMap(({ from, to }) =>
    taken.to <= from || taken.from >= to
      ? [{ from, to }]
      : [
          { from, to: taken.from },
          { from: taken.to, to },
        ],
  );
}

/** The days with free time in order, without rest days, past time, and anything after the exam begins. */
export function studyDays(given: Availability): StudyDay[] {
  const { today, now, firstDay, examDay, examTime, hoursADay, restDays = [], busy = [] } = given;
  const first = firstDay > today ? firstDay : today;
  const count = Math.max(0, daysBetween(first, examDay) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index)).flatMap((date) => {
    if (restDays.includes(startOfDay(date).getUTCDay())) return [];
    if (date === examDay && examTime === undefined) return [];
    let free = usualSpans(given, date);
    for (const entry of busy) {
      const from = daysBetween(date, entry.date) * MINUTES_PER_DAY + minuteOf(entry.start_time);
      free = without(free, { from, to: from + entry.duration });
    }
    if (date === today) free = without(free, { from: 0, to: minuteOf(now) });
    if (examTime !== undefined) {
      const exam = daysBetween(date, examDay) * MINUTES_PER_DAY + minuteOf(examTime);
      free = without(free, { from: exam - BEFORE_EXAM, to: Number.POSITIVE_INFINITY });
    }
    const whole = free
      .map(({ from, to }) => ({ from: Math.ceil(from / STEP) * STEP, to: Math.floor(to / STEP) * STEP }))
      .filter(({ from, to }) => to - from >= SHORTEST_SESSION);
    return whole.length > 0
      ? [{ date, number: daysBetween(first, date), free: whole, left: Math.round(hoursADay * 60) }]
      : [];
  });
}

/**
 * Takes a session and the break after it out of a day's free time.
 *
 * @param minutes length of the session
 * @param gap length of the break, in minutes
 * @returns the minute when the session begins; null if the day has no room for it
 */
export function takeTime(day: StudyDay, minutes: number, gap: number): number | null {
  const span = day.free.find(({ from, to }) => to - from >= minutes);
  if (!span || day.left < minutes) return null;
  const start = span.from;
  span.from += minutes + gap;
  day.left -= minutes;
  return start;
}

/** The minutes of study that fit into a day. */
export function minutesIn({ free, left }: StudyDay): number {
  return Math.min(
    left,
    free.reduce((sum, { from, to }) => sum + to - from, 0),
  );
}

/**
 * Takes a session at its own time out of a day's free time.
 *
 * @param start minute of the day
 * @param minutes length of the session
 * @returns false if that time isn't free, or the day's hours are used up; the day is unchanged then
 */
export function takeSpan(day: StudyDay, start: number, minutes: number): boolean {
  const end = start + minutes;
  if (day.left < minutes || !day.free.some(({ from, to }) => from <= start && end <= to)) return false;
  day.free = without(day.free, { from: start, to: end });
  day.left -= minutes;
  return true;
}
