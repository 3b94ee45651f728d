/** What the planner and Home ask of a student's entries and tasks. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { Operator, QuerySpec, Value } from '../documents/query-spec.ts';
import { ALL_TASKS, PLANNER_LIMITS, storedForms, type TaskFilter } from './planner.ts';

/** The entries of a week, from its first to its last day (spec section 7). */
export function weekEntriesQuery(uid: string, first: Day, last: Day): QuerySpec {
  return {
    collection: collectionPaths.planner(uid),
    where: [
      ['date', '>=', first],
      ['date', '<=', last],
    ],
    orderBy: [['date', 'asc']],
    limit: PLANNER_LIMITS.weekEntries,
  };
}

/** Assignments due on or after `today` that are not completed, soonest first, at most 10. */
export function deadlinesQuery(uid: string, today: Day): QuerySpec {
  return {
    collection: collectionPaths.planner(uid),
    where: [
      ['category', '==', 'assignment'],
      ['completed', '==', false],
      ['due_date', '>=', today],
    ],
    orderBy: [['due_date', 'asc']],
    limit: PLANNER_LIMITS.upcomingDeadlines,
  };
}

/** Tasks by due date, soonest first, a page of them, narrowed by `filter`; each part is ignored when 'all'. */
export function tasksQuery(uid: string, filter: TaskFilter): QuerySpec {
  const where: [string, Operator, Value][] = [];
  if (filter.status !== 'all') where.push(['status', '==', filter.status]);
  if (filter.tag !== 'all') where.push(['tag', '==', filter.tag]);
  if (filter.priority !== 'all') where.push(['priority', 'in', storedForms(filter.priority)]);
  if (filter.due.from) where.push(['due_date', '>=', filter.due.from]);
  if (filter.due.to) where.push(['due_date', '<=', filter.due.to]);
  return {
    collection: collectionPaths.tasks(uid),
    where,
    orderBy: [['due_date', 'asc']],
    limit: PLANNER_LIMITS.tasksPage,
  };
}

/** The tasks due at or after `from` that are not completed, soonest first, at most 10. */
export function taskDeadlinesQuery(uid: string, from: Date): QuerySpec {
  const { collection, where, orderBy } = openTasksQuery(uid);
  return {
    collection,
    where: [...where, ['due_date', '>=', from]],
    orderBy,
    limit: PLANNER_LIMITS.upcomingDeadlines,
  };
}

/** The tasks due from one moment to another, completed ones too, soonest first, at most 50. */
export function dueTasksQuery(uid: string, from: Date, to: Date): QuerySpec {
  return tasksQuery(uid, { ...ALL_TASKS, due: { from, to } });
}

/** The tasks that are not completed, soonest due first, as many of them as the smart planner looks at. */
export function openTasksQuery(uid: string, limit: number = PLANNER_LIMITS.openTasks): QuerySpec {
  return {
    collection: collectionPaths.tasks(uid),
    where: [['status', 'in', ['pending', 'in_progress']]],
    orderBy: [['due_date', 'asc']],
    limit,
  };
}

/** The task that is due next: Home shows it. */
export function nextTaskQuery(uid: string): QuerySpec {
  return openTasksQuery(uid, 1);
}
