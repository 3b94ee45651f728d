import type { Day } from '@akada/domain/day';

/** From when to when it is `day` where the student is, both ends included. */
export function dayBounds(day: Day): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00`);
  const to = new Date(from);
  to.setDate(to.getDate() + 1);
  to.setMilliseconds(-1);
  return { from, to };
}
