/**
 * Every query the app makes, declared once: the web runs them, the bench counts what they read, and
 * firestore.indexes.json is held against them.
 */
import { addDays, type Day, startOfDay } from './day.ts';
import { BOARD_LIMITS, boardDays, RANKED_BY, type RankType } from './leaderboard.ts';
import { NOTIFICATION_LIMITS } from './notifications.ts';
import { collectionPaths, sharedCollections } from './paths.ts';
import { PLANNER_LIMITS, storedForms, type TaskFilter } from './planner.ts';
import { VAULT_LIMITS, VAULT_SORTS, type VaultCategory, type VaultFilter } from './vault.ts';
import { subjectKey } from './vault-listing.ts';
import { searchToken } from './vault-search.ts';

type Value = string | number | boolean | Date | readonly (string | number)[];

type Operator = '==' | '>=' | '<=' | '>' | '<' | 'in' | 'array-contains';

/** A Firestore query as data. */
export interface QuerySpec {
  collection: string;
  where: readonly (readonly [field: string, op: Operator, value: Value])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit: number;
}

/** A query of which only the number of documents is asked for. */
export type CountSpec = Omit<QuerySpec, 'limit'>;

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
  const where: [string, Operator, Value][] = [];
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

/** The active days since `first`, for the heatmap (spec section 7). */
export function activeDaysQuery(uid: string, first: Day): QuerySpec {
  return {
    collection: collectionPaths.streaks(uid),
    where: [['activity_date', '>=', first]],
    orderBy: [['activity_date', 'asc']],
    limit: 31,
  };
}

/** The rewards that can be redeemed and those that cannot yet, cheapest first. */
export function catalogQuery(): QuerySpec {
  return {
    collection: sharedCollections.catalog,
    where: [],
    orderBy: [['points_required', 'asc']],
    limit: 20,
  };
}

/** What the student has redeemed, newest first. */
export function redeemedQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: collectionPaths.rewards(uid),
    where: [],
    orderBy: [['date_redeemed', 'desc']],
    limit,
  };
}

/** The students who head a board; functions run it. */
export function boardQuery(rankType: RankType, today: Day): QuerySpec {
  const where: QuerySpec['where'] = {
    'all-time': [['on_boards', '==', true] as const],
    weekly: [['on_boards', '==', true] as const, ['last_activity_date', 'in', boardDays(today)] as const],
    daily: [['on_boards', '==', true] as const, ['tools_day', '==', today] as const],
  }[rankType];
  return {
    collection: sharedCollections.points,
    where,
    orderBy: [[RANKED_BY[rankType], 'desc']],
    limit: BOARD_LIMITS.rows,
  };
}

/** Those who rank above `score` on a board; only counted. In the board's order, so that its index serves both. */
export function aheadQuery(rankType: RankType, today: Day, score: number): CountSpec {
  const { collection, where, orderBy } = boardQuery(rankType, today);
  return { collection, where: [...where, [RANKED_BY[rankType], '>=', score + 1]], orderBy };
}

/** All students on the boards; only counted. */
export function onBoardsQuery(): CountSpec {
  return { collection: sharedCollections.points, where: [['on_boards', '==', true]], orderBy: [] };
}

/** The task that is due next: Home shows it. */
export function nextTaskQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.tasks(uid),
    where: [['status', 'in', ['pending', 'in_progress']]],
    orderBy: [['due_date', 'asc']],
    limit: 1,
  };
}

/** The newest journal entry: whether today's is written. */
export function newestJournalEntryQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.journal(uid), where: [], orderBy: [['created_at', 'desc']], limit: 1 };
}

const LISTED = ['hidden', '==', false] as const;

/**
 * A page of the vault. Of a search its longest word is asked for; the others narrow what came (`matchesSearch` of
 * ./vault-search.ts).
 */
export function vaultQuery({ search, category, subject, sort }: VaultFilter): QuerySpec {
  const token = searchToken(search);
  const { field, direction } = VAULT_SORTS[sort];
  return {
    collection: sharedCollections.vault,
    where: [
      LISTED,
      ...(category === 'all' ? [] : [['category', '==', category] as const]),
      ...(subject === 'all' ? [] : [['subject_lower', '==', subjectKey(subject)] as const]),
      ...(token === null ? [] : [['tokens', 'array-contains', token] as const]),
    ],
    orderBy: [[field, direction]],
    limit: VAULT_LIMITS.page,
  };
}

/** What was shared in the last 7 days, newest first, at most 6. */
export function recentFilesQuery(today: Day): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['created_at', '>=', startOfDay(addDays(today, -VAULT_LIMITS.recentDays))]],
    orderBy: [['created_at', 'desc']],
    limit: VAULT_LIMITS.recent,
  };
}

/** The files that a student has shared and that are listed; functions run it. */
export function filesOfQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['user_id', '==', uid]],
    orderBy: [],
    limit,
  };
}

/** The item that names an object in Storage; functions run it. */
export function itemOfObjectQuery(fileUrl: string): QuerySpec {
  return { collection: sharedCollections.vault, where: [['file_url', '==', fileUrl]], orderBy: [], limit: 1 };
}

/** All that is listed, or that of a category or a subject; only counted and summed up, by functions. */
export function listedQuery(of: { category?: VaultCategory; subject_lower?: string } = {}): CountSpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ...Object.entries(of).map(([field, value]) => [field, '==', value] as const)],
    orderBy: [],
  };
}

/** The first listed item of the next subject behind `subject_lower`: so subjects are walked, each for one read. */
export function nextSubjectQuery(subject_lower: string): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['subject_lower', '>', subject_lower]],
    orderBy: [['subject_lower', 'asc']],
    limit: 1,
  };
}

/** All who have something listed; only counted. */
export function contributorsQuery(): CountSpec {
  return { collection: sharedCollections.contributors, where: [], orderBy: [] };
}

/** Objects that came before `before` and that no document is known to name; functions run it. */
export function unnamedObjectsQuery(before: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vaultObjects,
    where: [['created_at', '<', before]],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** The open reports of a file, newest first; functions run it. */
export function openReportsQuery(fileId: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['file_id', '==', fileId],
      ['status', '==', 'open'],
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The reported files that wait for a moderator, those with the most reports first. */
export function reportedFilesQuery(): QuerySpec {
  return {
    collection: sharedCollections.reportedFiles,
    where: [['status', '==', 'open']],
    orderBy: [['reports', 'desc']],
    limit: VAULT_LIMITS.reportedFiles,
  };
}
