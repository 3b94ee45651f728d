/** Days as the product counts them: UTC day strings `YYYY-MM-DD` (spec section 9). */

/** A UTC calendar day, `YYYY-MM-DD`. Compares and sorts as text. */
export type Day = string;

/** Milliseconds of a UTC day. */
export const MS_PER_DAY = 86_400_000;

/**
 * A real day of the years 2000 to 2099: months have their lengths and 29 February only leap years.
 * It says so in one expression because firestore.rules has to say the same.
 */
export const DAY_PATTERN =
  '20[0-9]{2}-(((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))|((0[469]|11)-(0[1-9]|[12][0-9]|30))|(02-(0[1-9]|1[0-9]|2[0-8])))|20([02468][048]|[13579][26])-02-29';

const DAY = new RegExp(`^(${DAY_PATTERN})$`);

const FIRST_INSTANT = Date.UTC(2000, 0);
const END_INSTANT = Date.UTC(2100, 0);

/** Whether `instant` falls on a day that {@link DAY_PATTERN} knows. Firestore cannot store every Date. */
export function isInCalendar(instant: Date): boolean {
  return instant.getTime() >= FIRST_INSTANT && instant.getTime() < END_INSTANT;
}

/** Whether `text` names a real day. */
export function isDay(text: string): text is Day {
  return DAY.test(text);
}

/** The UTC day in which `instant` falls. */
export function utcDay(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

/** Midnight UTC at the start of `day`. */
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

/** The seven days, Sunday to Saturday, of the week that holds `day` (spec section 9). */
export function weekOf(day: Day): Day[] {
  const sunday = addDays(day, -startOfDay(day).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
