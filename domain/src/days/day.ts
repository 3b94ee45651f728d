/**
 * Days as they are stored: `YYYY-MM-DD` (docs/product.md, Days and time zones). Each student's day depends on their
 * zone, and only `dayOf` converts an instant to it. Calculating with days needs no zone.
 */
import { MS_PER_DAY, MS_PER_MINUTE } from './durations.ts';
import { firstMinute, offsetAt, type Zone } from './zone.ts';

/** A calendar day, `YYYY-MM-DD`. Compares and sorts as text. */
export type Day = string;

const MINUTES_PER_DAY = MS_PER_DAY / MS_PER_MINUTE;

/**
 * Matches the real days of the years 2000 to 2099: each month has its length, and 29 February exists only in leap
 * years. It is a single expression because firestore.rules uses the same one.
 */
export const DAY_PATTERN =
  '20[0-9]{2}-(((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))|((0[469]|11)-(0[1-9]|[12][0-9]|30))|(02-(0[1-9]|1[0-9]|2[0-8])))|20([02468][048]|[13579][26])-02-29';

const DAY = new RegExp(`^(${DAY_PATTERN})$`);

const FIRST_INSTANT = Date.UTC(2000, 0);
const END_INSTANT = Date.UTC(2100, 0);

/** Whether `instant` falls on a day that {@link DAY_PATTERN} matches. Firestore cannot store every Date. */
export function isInCalendar(instant: Date): boolean {
  return instant.getTime() >= FIRST_INSTANT && instant.getTime() < END_INSTANT;
}

/** Whether `text` names a real day. */
export function isDay(text: string): text is Day {
  return DAY.test(text);
}

/**
 * The day on which `instant` falls in `zone`.
 *
 * @throws RangeError for an unknown zone, see `isZone`
 */
export function dayOf(instant: Date, zone: Zone): Day {
  return dayAtOffset(instant, offsetAt(instant, zone));
}

/** The day on which `instant` falls where clocks are `offset` minutes ahead of UTC. */
export function dayAtOffset(instant: Date, offset: number): Day {
  return utcDay(new Date(instant.getTime() + offset * MS_PER_MINUTE));
}

/** The day that this device's clock shows at `instant`. Unlike {@link dayOf}, it needs no formatter, which loads slowly. */
export function dayOnDevice(instant: Date): Day {
  return dayAtOffset(instant, -instant.getTimezoneOffset());
}

/** The minute of the day that clocks in `zone` show at `instant`, 0 to 1,439. */
export function minuteOfDay(instant: Date, zone: Zone): number {
  const minutes = Math.floor(instant.getTime() / MS_PER_MINUTE) + offsetAt(instant, zone);
  return ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/**
 * The first instant of `day` in `zone`: midnight, or the next minute that exists if the clocks skip midnight. A day
 * that a zone skipped, such as 2011-12-30 in Apia, begins with the next day.
 */
export function startOfDayIn(day: Day, zone: Zone): Date {
  return instantAt(day, 0, zone);
}

/**
 * The instant at which clocks in `zone` show a minute of `day`: the first if it occurs twice, and the end of the
 * gap if the clocks skip it.
 *
 * @param minute 0 to 1,439
 */
export function instantAt(day: Day, minute: number, zone: Zone): Date {
  const local = startOfDay(day).getTime() / MS_PER_MINUTE + minute;
  const around = [-1, 1].map((days) =>
    offsetAt(new Date((local + days * MINUTES_PER_DAY) * MS_PER_MINUTE), zone),
  );
  const [shown] = around
    .map((offset) => ({ at: new Date((local - offset) * MS_PER_MINUTE), offset }))
    .filter(({ at, offset }) => offsetAt(at, zone) === offset)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  if (shown) return shown.at;
  const isPast = (at: Date) => at.getTime() / MS_PER_MINUTE + offsetAt(at, zone) >= local;
  const [before, by] = [local - 2 * MINUTES_PER_DAY, local + 2 * MINUTES_PER_DAY];
  return new Date(firstMinute(before * MS_PER_MINUTE, by * MS_PER_MINUTE, isPast));
}

/** The UTC day of `instant`, for data that belongs to no student and for calculating with days. */
export function utcDay(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

/**
 * Midnight UTC at the start of `day`, for calculating with days. For a student's day, see {@link startOfDayIn}.
 */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The day `count` days after `day` (before it, when negative). */
export function addDays(day: Day, count: number): Day {
  return utcDay(new Date(startOfDay(day).getTime() + count * MS_PER_DAY));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / MS_PER_DAY);
}

/** The weekday on which every week and calendar begins: Sunday (docs/product.md, Days and time zones). */
export const FIRST_WEEKDAY = 0;

/** How many days of its week are before this day: 0 on the first day, 6 on the last one. */
export function daysSinceWeekStart(day: Day): number {
  return (startOfDay(day).getUTCDay() - FIRST_WEEKDAY + 7) % 7;
}

/** The seven days of the week that contains `day`. */
export function weekOf(day: Day): Day[] {
  const first = addDays(day, -daysSinceWeekStart(day));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}
