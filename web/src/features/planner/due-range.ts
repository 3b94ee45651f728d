import type { Day } from '@akada/domain/day';
import type { TaskFilter } from '@akada/domain/planner';
import { addDays, endOfDay, format, startOfDay } from 'date-fns';

/** The ranges that the due filter offers, by the student's own calendar. */
export const DUE_RANGES = ['all', 'overdue', 'today', 'week'] as const;
export type DueRange = (typeof DUE_RANGES)[number];

/** From when to when a task of `range` is due, both ends included. */
export function dueBounds(range: DueRange, now: Date): TaskFilter['due'] {
  switch (range) {
    case 'all':
      return {};
    case 'overdue':
      return { to: now };
    case 'today':
      return { from: startOfDay(now), to: endOfDay(now) };
    case 'week':
      return { from: startOfDay(now), to: endOfDay(addDays(now, 6)) };
  }
}

/** The day on which a task is due where the student is. */
export function dayOfTask(due: Date): Day {
  return format(due, 'yyyy-MM-dd');
}
