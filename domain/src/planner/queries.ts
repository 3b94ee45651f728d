/** Queries of schedule entries and tasks, for the planner and Home. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import { type Operator, type QuerySpec, rangeQuery, type Value } from '../documents/query-spec.ts';
import { ALL_TASKS, CATEGORIES, PLANNER_LIMITS, storedPriorities, type TaskFilter } from './planner.ts';

/** The entries of a week, from its first to its last day. */
export function weekEntriesQuery(uid: string, first: Day, last: Day): QuerySpec {
  const collection = collectionPaths.planner(uid);
  return rangeQuery({ collection, by: 'date', from: first, to: last, limit: PLANNER_LIMITS.weekEntries });
}

/**
 * The entries that a study plan must avoid.
 *
 * @param first the day before the plan, because an entry may run past midnight
 * @param last the day of the exam
 */
export function planEntriesQuery(uid: string, first: Day, last: Day): QuerySpec {
  return { ...weekEntriesQuery(uid, first, last), limit: PLANNER_LIMITS.planEntries };
}

/** Assignments due on or after `today` that are not completed, soonest first, by default at most 10. */
export function deadlinesQuery(
  uid: string,
  today: Day,
  limit: number = PLANNER_LIMITS.upcomingDeadlines,
): QuerySpec {
  return rangeQuery({
    collection: collectionPaths.planner(uid),
    where: [
      ['category', '==', 'assignment'],
      ['completed', '==', false],
    ],
    by: 'due_date',
    from: today,
    limit,
  });
}

/** A page of tasks that match `filter`, soonest due first. */
export function tasksQuery(uid: string, filter: TaskFilter): QuerySpec {
  const where: [string, Operator, Value][] = [];
  if (filter.status !== 'all') where.push(['status', '==', filter.status]);
  if (filter.tag !== 'all') where.push(['tag', '==', filter.tag]);
  if (filter.priority !== 'all') where.push(['priority', 'in', storedPriorities(filter.priority)]);
  const collection = collectionPaths.tasks(uid);
  return rangeQuery({ collection, where, by: 'due_date', ...filter.due, limit: PLANNER_LIMITS.tasksPage });
}

/** The tasks due at or after `from` that are not completed, soonest first, at most 10. */
export function taskDeadlinesQuery(uid: string, from: Date): QuerySpec {
  return openTasksQuery(uid, PLANNER_LIMITS.upcomingDeadlines, from);
}

/** The tasks due between `from` and `to`, including completed ones, soonest first, at most 50. */
export function dueTasksQuery(uid: string, from: Date, to: Date): QuerySpec {
  return tasksQuery(uid, { ...ALL_TASKS, due: { from, to } });
}

/**
 * The open tasks, soonest due first, by default as many as the smart planner uses.
 *
 * @param from the earliest due date; null for all
 */
export function openTasksQuery(
  uid: string,
  limit: number = PLANNER_LIMITS.openTasks,
  from: Date | null = null,
): QuerySpec {
  const where = [['status', 'in', ['pending', 'in_progress']]] as const;
  return rangeQuery({ collection: collectionPaths.tasks(uid), where, by: 'due_date', from, limit });
}

/** The open tasks due next, for Home and the nudges. */
export function nextTasksQuery(uid: string): QuerySpec {
  return openTasksQuery(uid, PLANNER_LIMITS.homeTasks);
}

/** The entries of a day that are worked on, latest first: all but breaks, for Home. */
export function daySessionsQuery(uid: string, day: Day): QuerySpec {
  return {
    collection: collectionPaths.planner(uid),
    where: [
      ['date', '==', day],
      ['category', 'in', CATEGORIES.filter((category) => category !== 'break')],
    ],
    orderBy: [['start_time', 'desc']],
    limit: PLANNER_LIMITS.homeSessions,
  };
}

/** The first open entry of the schedule on or after `from`, for Home in the evening. */
export function nextEntryQuery(uid: string, from: Day): QuerySpec {
  const collection = collectionPaths.planner(uid);
  const range = rangeQuery({
    collection,
    where: [['completed', '==', false]],
    by: 'date',
    from,
    limit: 1,
  });
  return { ...range, orderBy: [...range.orderBy, ['start_time', 'asc']] };
}
