/**
 * Every query the app makes, declared once: the web runs them, the bench counts what they read, and
 * firestore.indexes.json is held against them.
 */
import type { Day } from './day.ts';
import { NOTIFICATION_LIMITS } from './notifications.ts';
import { collectionPaths } from './paths.ts';
import { PLANNER_LIMITS, storedForms, type TaskFilter } from './planner.ts';

type Value = string | number | boolean | Date | readonly (string | number)[];

/** A Firestore query as data. */
export interface QuerySpec {
  collection: string;
  where: readonly (readonly [field: string, op: '==' | '>=' | '<=' | 'in', value: Value])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit: number;
}

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

/** Assignments due on or after `today`, soonest first, at most 10. */
export function deadlinesQuery(uid: string, today: Day): QuerySpec {
  return {
    collection: collectionPaths.planner(uid),
    where: [
      ['category', '==', 'assignment'],
      ['due_date', '>=', today],
    ],
    orderBy: [['due_date', 'asc']],
    limit: PLANNER_LIMITS.upcomingDeadlines,
  };
}

/** Tasks by due date, soonest first, narrowed by `filter`; each part is ignored when 'all'. */
export function tasksQuery(uid: string, filter: TaskFilter, limit: number): QuerySpec {
  const where: [string, '==' | '>=' | '<=' | 'in', Value][] = [];
  if (filter.status !== 'all') where.push(['status', '==', filter.status]);
  if (filter.tag !== 'all') where.push(['tag', '==', filter.tag]);
  if (filter.priority !== 'all') where.push(['priority', 'in', storedForms(filter.priority)]);
  if (filter.due.from) where.push(['due_date', '>=', filter.due.from]);
  if (filter.due.to) where.push(['due_date', '<=', filter.due.to]);
  return { collection: collectionPaths.tasks(uid), where, orderBy: [['due_date', 'asc']], limit };
}

/** The newest unread notifications; by default as many as the bell counts. */
export function unreadNotificationsQuery(uid: string, limit: number = NOTIFICATION_LIMITS.unread): QuerySpec {
  return {
    collection: collectionPaths.notifications(uid),
    where: [['unread', '==', true]],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** What the notifications dialog lists: the newest, read or not. */
export function notificationsQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.notifications(uid),
    where: [],
    orderBy: [['created_at', 'desc']],
    limit: NOTIFICATION_LIMITS.listed,
  };
}
