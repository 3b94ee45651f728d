/**
 * Reads what Home, the planner and the review show first, before the app itself has loaded: Firestore connects while the
 * rest of the scripts are on their way. The pages then join these subscriptions.
 */
import { type Day, dayOnDevice, weekOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import {
  daySessionsQuery,
  deadlinesQuery,
  nextTasksQuery,
  weekEntriesQuery,
} from '@akada/domain/planner/queries';
import { onIdTokenChanged } from 'firebase/auth';
import { whenIdle } from '@/lib/when-idle.ts';
import { auth } from './auth.ts';
import { cacheOwner } from './cache-owner.ts';
import { documentSource, listenEarly, querySource } from './subscriptions.ts';

/** Milliseconds after the app was opened by which a page listens on its own, even on a slow phone. */
const UNTIL_MS = 30_000;

interface Reads {
  queries: QuerySpec[];
  /** Paths of documents. */
  documents: string[];
}

/** What the page at `path` waits for before it shows the student's own data. */
export function firstReads(path: string, uid: string, today: Day): Reads {
  if (path === '/dashboard/planner') {
    const week = weekOf(today);
    return { queries: [weekEntriesQuery(uid, week[0] ?? today, week[6] ?? today)], documents: [] };
  }
  // The cards themselves are read by id (features/cards/api/remembered-queue.ts).
  if (path === '/dashboard/quiz/review') {
    return { queries: [], documents: [documentPaths.reviewSummary(uid)] };
  }
  if (path !== '/' && path !== '/dashboard') return { queries: [], documents: [] };
  return {
    queries: [nextTasksQuery(uid), daySessionsQuery(uid, today), deadlinesQuery(uid, today, 1)],
    documents: [documentPaths.points(uid), documentPaths.reviewSummary(uid)],
  };
}

function listen({ queries, documents }: Reads): void {
  const leaves = [
    ...queries.map((spec) => listenEarly(querySource(spec))),
    ...documents.map((path) => listenEarly(documentSource(path))),
  ];
  whenIdle(() => {
    for (const leave of leaves) leave();
  }, UNTIL_MS);
}

const stop = onIdTokenChanged(auth, (user) => {
  stop();
  // Another student's cache is wiped first (auth-session.tsx).
  if (!user?.emailVerified || user.uid !== cacheOwner()) return;
  listen(firstReads(location.pathname, user.uid, dayOnDevice(new Date())));
});
