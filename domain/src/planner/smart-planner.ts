/**
 * The smart planner: slots for open tasks in today's free time (docs/product.md, Planner). Minutes count from the
 * student's midnight, as the times of entries do.
 */

import type { Day } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';
import type { NudgeTime } from '../nudges/nudges.ts';
import { PRIORITIES, priorityLevel, timeOf, titleKey } from './planner.ts';
import type { PlannerEntry, Task } from './schemas.ts';
import {
  freeSpans,
  MINUTES_PER_DAY,
  type Placed,
  type QuietHours,
  type Span,
  slotIn,
  startOfMinute,
  withoutSlot,
} from './smart-planner-time.ts';

export interface Suggestion<Waiting extends Task = Task> {
  task: Waiting;
  /** Minute of the day. */
  start: number;
  duration: number;
}

export interface SmartPlan<Waiting extends Task> {
  /** In chronological order. */
  suggestions: Suggestion<Waiting>[];
  /** The tasks that no longer fit. */
  left: Waiting[];
}

/**
 * Gives each task at most one slot in the rest of today: overdue tasks first, then by due day, on the same day by
 * priority. A task due today ends in time where possible, so it may go ahead of tasks that can wait. A task with the
 * title of an entry of today is already planned.
 *
 * @param tasks the open tasks
 * @param entries today's entries, and those of the days around it
 */
export function smartPlan<Waiting extends Task>(
  tasks: readonly Waiting[],
  entries: readonly Placed[],
  quiet: QuietHours,
  time: NudgeTime,
): SmartPlan<Waiting> {
  const suggestions: Suggestion<Waiting>[] = [];
  const left: Waiting[] = [];
  let waiting = inOrder(tasks, entries, time);
  let free = freeSpans(entries, quiet, time);
  for (let next = nextOf(waiting, free); next; next = nextOf(waiting, free)) {
    const { task } = next;
    const slot = placeOf(next, free);
    if (slot) {
      suggestions.push({ task, start: slot.from, duration: slot.to - slot.from });
      free = withoutSlot(free, slot);
    } else left.push(task);
    waiting = waiting.filter((each) => each.task !== task);
  }
  return { suggestions, left };
}

/** A suggestion as a schedule entry. */
export function suggestedEntry({ task, start, duration }: Suggestion, today: Day): PlannerEntry {
  return {
    title: task.title,
    category: 'study',
    start_time: timeOf(start),
    duration,
    priority: task.priority,
    date: today,
    ...(task.tag !== undefined && { subject: task.tag }),
    completed: false,
  };
}

interface Candidate<Waiting extends Task> {
  task: Waiting;
  /** The minute by which it must end; null if it is due on a later day. */
  by: number | null;
  /** The sort keys, most important first. */
  order: readonly number[];
}

function inOrder<Waiting extends Task>(
  tasks: readonly Waiting[],
  entries: readonly Placed[],
  { now, today, minute }: NudgeTime,
): Candidate<Waiting>[] {
  const taken = new Set(entries.filter(({ date }) => date === today).map(titleKey));
  return tasks
    .map((task) => {
      const due = minute + Math.floor((task.due_date.getTime() - startOfMinute(now)) / MS_PER_MINUTE);
      const dueDay = Math.floor(due / MINUTES_PER_DAY);
      const isOverdue = task.due_date < now;
      const weight = -PRIORITIES.indexOf(priorityLevel(task.priority));
      const order = [isOverdue ? 0 : 1, dueDay, weight, task.due_date.getTime()];
      return { task, by: dueDay > 0 ? null : due, order };
    })
    .sort((a, b) => compare(a.order, b.order) || a.task.title.localeCompare(b.task.title))
    .filter(({ task }) => !taken.has(titleKey(task)) && taken.add(titleKey(task)));
}

/** The task to place next: the first one, unless that would make a task due today late. */
function nextOf<Waiting extends Task>(
  waiting: readonly Candidate<Waiting>[],
  free: readonly Span[],
): Candidate<Waiting> | undefined {
  const [first, ...others] = waiting;
  const slot = first && placeOf(first, free);
  if (!slot) return first;
  const inTime = punctual(waiting, free);
  const isInTime = first.by !== null && slot.to <= first.by;
  const still = punctual(others, withoutSlot(free, slot)).length + (isInTime ? 1 : 0);
  return still < inTime.length ? inTime[0] : first;
}

/** The tasks due today that can end in time if placed first, soonest due first. */
function punctual<Waiting extends Task>(
  waiting: readonly Candidate<Waiting>[],
  free: readonly Span[],
): Candidate<Waiting>[] {
  let rest = free;
  return waiting
    .filter(({ by }) => by !== null)
    .sort((a, b) => (a.by ?? 0) - (b.by ?? 0))
    .filter(({ by }) => {
      const slot = slotIn(rest, by);
      if (slot) rest = withoutSlot(rest, slot);
      return slot;
    });
}

function placeOf({ by }: Candidate<Task>, free: readonly Span[]): Span | null {
  return slotIn(free, by) ?? slotIn(free, null);
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((weight, place) => weight - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
