/** The days of the demo students, who are in Lagos. */
import { type Day, dayOf, startOfDayIn } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';

/** The demo students' day at an instant. */
export function lagosDay(at: Date): Day {
  return dayOf(at, DEFAULT_ZONE);
}

/** The start of one of their days. */
export function startOfLagosDay(day: Day): Date {
  return startOfDayIn(day, DEFAULT_ZONE);
}
