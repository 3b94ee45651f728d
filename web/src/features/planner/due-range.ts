import { addDays, type Day, dayOf, startOfDayIn } from '@akada/domain/days/day';
import type { Zone } from '@akada/domain/days/zone';
import type { TaskFilter } from '@akada/domain/planner/planner';
import { currentZone } from '@/lib/zone.ts';

/** The first and last millisecond of `day` in `zone`. */
export function dayBounds(day: Day, zone: Zone): { from: Date; to: Date } {
  return { from: startOfDayIn(day, zone), to: new Date(startOfDayIn(addDays(day, 1), zone).getTime() - 1) };
}

/** The ranges of the due filter, in the student's zone. */
export const DUE_RANGES = ['all', 'overdue', 'today', 'week'] as const;
export type DueRange = (typeof DUE_RANGES)[number];

/** The bounds of a range, both ends included; an open end is absent. */
export function dueBounds(range: DueRange, now: Date, zone: Zone): TaskFilter['due'] {
  const today = dayOf(now, zone);
  switch (range) {
    case 'all':
      return {};
    case 'overdue':
      return { to: now };
    case 'today':
      return dayBounds(today, zone);
    case 'week':
      return { from: dayBounds(today, zone).from, to: dayBounds(addDays(today, 6), zone).to };
  }
}

/** The day on which a task is due, in the student's zone. */
export function dayOfTask(due: Date): Day {
  return dayOf(due, currentZone());
}
