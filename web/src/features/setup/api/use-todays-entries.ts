import type { Day } from '@akada/domain/days/day';
import { daySessionsQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';

/** The sessions of today's schedule, live. Home listens to the same query, so they are read once. */
export function useTodaysEntries(uid: string, today: Day): readonly PlannerEntry[] {
  const sessions = useLiveWithoutDeleted(useLiveQuery<PlannerEntry>(daySessionsQuery(uid, today)));
  return sessions.status === 'ready' ? sessions.data : [];
}
