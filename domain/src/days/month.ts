/** Calendar months, which need no zone: they are calculated from days. */
import { addDays, type Day } from './day.ts';

/** A calendar month, `YYYY-MM`. Compares and sorts as text. */
export type Month = string;

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The first day of a month. */
export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

/** The month before. */
export function previousMonth(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), -1));
}

/** The month after. */
export function nextMonth(month: Month): Month {
  // No month has more than 31 days, and no two have fewer than 32.
  return monthOf(addDays(firstDayOf(month), 31));
}

/** The last day of a month. */
export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(nextMonth(month)), -1);
}

/** All days of a month, in order. */
export function daysOfMonth(month: Month): Day[] {
  const first = firstDayOf(month);
  return Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => addDays(first, index));
}
