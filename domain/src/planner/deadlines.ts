/** Deadlines: open assignments and tasks in one list (docs/product.md, Planner). */
import type { Day } from '../days/day.ts';
import { PLANNER_LIMITS, type StoredPriority } from './planner.ts';
import type { PlannerEntry, Task } from './schemas.ts';

export interface Deadline {
  id: string;
  kind: 'entry' | 'task';
  title: string;
  priority: StoredPriority;
  /** An assignment's subject, or a task's tag. */
  subject: string | null;
  day: Day;
}

type Stored<T> = T & { id: string };

/**
 * The next deadlines, soonest first, at most 10. Completed items and assignments without a due date are left out.
 *
 * @param dayOf converts an instant to the student's day
 */
export function upcomingDeadlines(
  entries: readonly Stored<PlannerEntry>[],
  tasks: readonly Stored<Task>[],
  dayOf: (at: Date) => Day,
): Deadline[] {
  const ofEntries = entries.flatMap(({ id, title, priority, subject, due_date, completed }): Deadline[] =>
    due_date === undefined || completed
      ? []
      : [{ id, kind: 'entry', title, priority, subject: subject ?? null, day: due_date }],
  );
  const ofTasks = tasks
    .filter(({ status }) => status !== 'completed')
    .map(
      ({ id, title, priority, tag, due_date }): Deadline => ({
        ...{ id, kind: 'task', title, priority, subject: tag ?? null },
        day: dayOf(due_date),
      }),
    );
  return [...ofEntries, ...ofTasks]
    .sort((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title))
    .slice(0, PLANNER_LIMITS.upcomingDeadlines);
}
