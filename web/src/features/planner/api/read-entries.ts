import type { Day } from '@akada/domain/days/day';
import { weekEntriesQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { readAllPages } from '@/firebase/pages.ts';

/** All schedule entries from one day to another, read once and in as many pages as needed. */
export function readEntries(uid: string, first: Day, last: Day): Promise<Stored<PlannerEntry>[]> {
  return readAllPages<PlannerEntry>(weekEntriesQuery(uid, first, last));
}
