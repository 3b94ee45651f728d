/** Placing tasks in a day by hand. Minutes count from the student's midnight. */

import type { NudgeTime } from '../nudges/nudges.ts';
import { titleKey } from './planner.ts';
import type { Task } from './schemas.ts';
import { freeSpans, type Placed, type QuietHours, SLOT, type Span } from './smart-planner-time.ts';

const HOUR = 60;

/**
 * The slots of a day's free time: one at the start of each free span, and one at each full hour after it.
 *
 * @param entries the day's entries, and those of the days around it
 * @param time the day, and the minute before which nothing is planned
 */
export function daySlots(
  entries: readonly Placed[],
  quiet: QuietHours,
  time: Pick<NudgeTime, 'today' | 'minute'>,
): Span[] {
  return freeSpans(entries, quiet, time).flatMap(({ from, to }) => {
    const slots: Span[] = [];
    for (let start = from; to - start >= SLOT.shortest; start = nextHour(start)) {
      slots.push({ from: start, to: Math.min(start + SLOT.longest, to) });
    }
    return slots;
  });
}

/** The first full hour that leaves room for a slot after `minute`. */
function nextHour(minute: number): number {
  return Math.ceil((minute + SLOT.shortest) / HOUR) * HOUR;
}

/** The tasks without an entry of the same title among `entries`. */
export function unscheduledTasks<Waiting extends Task>(
  tasks: readonly Waiting[],
  entries: readonly Placed[],
): Waiting[] {
  const planned = new Set(entries.map(titleKey));
  return tasks.filter((task) => !planned.has(titleKey(task)));
}
