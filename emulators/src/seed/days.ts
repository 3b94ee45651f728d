/** The days of the demo students, whose zone is that of Lagos. */
import { type Day, dayOf, startOfDayIn } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';

/** The day in Lagos at an instant. */
export function lagosDay(at: Date): Day {
  return dayOf(at, DEFAULT_ZONE);
}

/** The instant at which a day begins in Lagos. */
export function startOfLagosDay(day: Day): Date {
  return startOfDayIn(day, DEFAULT_ZONE);
}
