/**
 * Reads what Home, the planner and the review show first, before the app itself has loaded: Firestore connects while the
 * rest of the scripts are on their way. The pages then listen to the same queries, which costs no second read.
 */
import { type Day, dayOnDevice, weekOf } from '@akada/domain/days/day';
import { clockZone } from '@akada/domain/days/zone';
import { documentPaths } from '@akada/domain/documents/paths';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import {
  daySessionsQuery,
  deadlinesQuery,
  nextTasksQuery,
  weekEntriesQuery,
} from '@akada/domain/planner/queries';
import { onIdTokenChanged } from 'firebase/auth';
import { onSnapshot } from 'firebase/firestore';
import { whenIdle } from '@/lib/when-idle.ts';
import { auth } from './auth.ts';
import { cacheOwner } from './cache-owner.ts';
import { documentAt, toQuery } from './documents.ts';

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
  // The page that shows them reports what fails.
  const ignore = () => {};
  const options = { includeMetadataChanges: true };
  const stops = [
    ...queries.map((spec) => onSnapshot(toQuery(spec), options, ignore, ignore)),
    ...documents.map((path) => onSnapshot(documentAt(path), options, ignore, ignore)),
  ];
  whenIdle(() => {
    for (const stop of stops) stop();
  }, UNTIL_MS);
}

const stop = onIdTokenChanged(auth, (user) => {
  stop();
  // Another student's cache is wiped first (auth-session.tsx).
  if (!user?.emailVerified || user.uid !== cacheOwner()) return;
  listen(firstReads(location.pathname, user.uid, dayOnDevice(new Date())));
  // The first formatter of dates loads for 20 ms, on a phone for 80, which the wait for the network hides.
  whenIdle(clockZone, 0);
});
