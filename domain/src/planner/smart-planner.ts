/**
 * The smart planner (design section 3): slots for the tasks that wait, in what is free of today. Minutes count from the
 * student's own midnight, as the times of entries do.
 */
import type { Day } from '../days/day.ts';
import type { NudgeTime } from '../nudges/nudges.ts';
import { PRIORITIES, priorityLevel, timeOf } from './planner.ts';
import type { PlannerEntry, Task } from './schemas.ts';
import {
  freeSpans,
  MINUTES_PER_DAY,
  MS_PER_MINUTE,
  type Placed,
  type QuietHours,
  type Span,
  slotIn,
  startOfMinute,
  without,
} from './smart-planner-time.ts';

export interface Suggestion<Waiting extends Task = Task> {
  task: Waiting;
  /** Minute of the day. */
  start: number;
  duration: number;
}

export interface SmartPlan<Waiting extends Task> {
  /** In the order of the day. */
  suggestions: Suggestion<Waiting>[];
  /** Those for which there is no room left. */
  left: Waiting[];
}

/**
 * Gives each task at most one slot of what is left of today: what is overdue first, then by the day on which it is due,
 * on the same day by priority. A task that is due today ends in time where it can, so it goes ahead of those that can
 * wait. A task with the title of an entry of today has its place already.
 *
 * @param tasks that are not completed
 * @param entries of today, and any of the days around it
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
      free = without(free, slot);
    } else left.push(task);
    waiting = waiting.filter((each) => each.task !== task);
  }
  return { suggestions, left };
}

/** A suggestion as an entry of the planner. */
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
  /** The minute by which it has to end; none for what is due on a later day. */
  by: number | null;
  /** What decides who goes first, the weightiest first. */
  order: readonly number[];
}

function inOrder<Waiting extends Task>(
  tasks: readonly Waiting[],
  entries: readonly Placed[],
  { now, today, minute }: NudgeTime,
): Candidate<Waiting>[] {
  const taken = new Set(entries.filter(({ date }) => date === today).map(sameTitle));
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
    .filter(({ task }) => !taken.has(sameTitle(task)) && taken.add(sameTitle(task)));
}

/** The one to place next: the first, unless one that is due today would be late for it. */
function nextOf<Waiting extends Task>(
  waiting: readonly Candidate<Waiting>[],
  free: readonly Span[],
): Candidate<Waiting> | undefined {
  const [first, ...others] = waiting;
  const slot = first && placeOf(first, free);
  if (!slot) return first;
  const inTime = punctual(waiting, free);
  const isInTime = first.by !== null && slot.to <= first.by;
  const still = punctual(others, without(free, slot)).length + (isInTime ? 1 : 0);
  return still < inTime.length ? inTime[0] : first;
}

/** Those due today that can end in time when they go first, soonest due first. */
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
      if (slot) rest = without(rest, slot);
      return slot;
    });
}

function placeOf({ by }: Candidate<Task>, free: readonly Span[]): Span | null {
  return slotIn(free, by) ?? slotIn(free, null);
}

/** A title without its blanks, in small letters. */
function sameTitle({ title }: Pick<Task, 'title'>): string {
  return title.normalize().toLowerCase().replace(/\s+/gu, '');
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((weight, place) => weight - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
