import { addDays, type Day, utcDay } from '@akada/domain/day';
import type { TaskFilter } from '@akada/domain/planner';
import { dayBounds } from './day-bounds.ts';

/** The ranges that the due filter offers, by the student's own calendar. */
export const DUE_RANGES = ['all', 'overdue', 'today', 'week'] as const;
export type DueRange = (typeof DUE_RANGES)[number];

/** From when to when a task of `range` is due, both ends included. */
export function dueBounds(range: DueRange, now: Date): TaskFilter['due'] {
  const today = dayOfTask(now);
  switch (range) {
    case 'all':
      return {};
    case 'overdue':
      return { to: now };
    case 'today':
      return dayBounds(today);
    case 'week':
      return { from: dayBounds(today).from, to: dayBounds(addDays(today, 6)).to };
  }
}

/** The day on which a task is due where the student is. */
export function dayOfTask(due: Date): Day {
  return utcDay(new Date(Date.UTC(due.getFullYear(), due.getMonth(), due.getDate())));
}
