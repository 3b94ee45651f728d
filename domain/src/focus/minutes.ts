/** Focus minutes by day and by month. */
import { addDays, type Day } from '../days/day.ts';
import { type Month, monthOf } from '../days/month.ts';

/** Minutes of focus by day. */
export type FocusByDay = ReadonlyMap<Day, number>;

/** The months of the last `days` days, including today, latest first. */
export function monthsOf(today: Day, days: number): [Month, ...Month[]] {
  const [latest = monthOf(today), ...earlier] = new Set(
    Array.from({ length: days }, (_, ago) => monthOf(addDays(today, -ago))),
  );
  return [latest, ...earlier];
}

/** The minutes by day from stored months. */
export function focusByDay(
  months: readonly { month: string; days: Readonly<Record<string, number>> }[],
): FocusByDay {
  return new Map(
    months.flatMap(({ month, days }) =>
      Object.entries(days).map(([day, minutes]) => [`${month}-${day}`, minutes] as const),
    ),
  );
}
