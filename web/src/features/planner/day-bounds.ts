import { addDays, type Day, startOfDayIn } from '@akada/domain/days/day';
import type { Zone } from '@akada/domain/days/zone';

/** The first and last millisecond of `day` in `zone`. */
export function dayBounds(day: Day, zone: Zone): { from: Date; to: Date } {
  return { from: startOfDayIn(day, zone), to: new Date(startOfDayIn(addDays(day, 1), zone).getTime() - 1) };
}
