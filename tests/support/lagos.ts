/** Days in Lagos, the zone of most students in the tests. */
import { type Day, dayOf, startOfDayIn } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';

export function lagosDay(at: Date): Day {
  return dayOf(at, DEFAULT_ZONE);
}

export function startOfLagosDay(day: Day): Date {
  return startOfDayIn(day, DEFAULT_ZONE);
}
