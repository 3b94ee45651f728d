/** Queries of schedule entries and tasks, for the planner and Home. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { Operator, QuerySpec, Value } from '../documents/query-spec.ts';
import { ALL_TASKS, PLANNER_LIMITS, storedPriorities, type TaskFilter } from './planner.ts';

/** The entries of a week, from its first to its last day. */
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

/** A page of tasks that match `filter`, soonest due first. */
export function tasksQuery(uid: string, filter: TaskFilter): QuerySpec {
  const where: [string, Operator, Value][] = [];
  if (filter.status !== 'all') where.push(['status', '==', filter.status]);
  if (filter.tag !== 'all') where.push(['tag', '==', filter.tag]);
  if (filter.priority !== 'all') where.push(['priority', 'in', storedPriorities(filter.priority)]);
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

/** The tasks due between `from` and `to`, including completed ones, soonest first, at most 50. */
export function dueTasksQuery(uid: string, from: Date, to: Date): QuerySpec {
  return tasksQuery(uid, { ...ALL_TASKS, due: { from, to } });
}

/** The open tasks, soonest due first, by default as many as the smart planner uses. */
export function openTasksQuery(uid: string, limit: number = PLANNER_LIMITS.openTasks): QuerySpec {
  return {
    collection: collectionPaths.tasks(uid),
    where: [['status', 'in', ['pending', 'in_progress']]],
    orderBy: [['due_date', 'asc']],
    limit,
  };
}

/** The open task due next, for Home. */
export function nextTaskQuery(uid: string): QuerySpec {
  return openTasksQuery(uid, 1);
}
