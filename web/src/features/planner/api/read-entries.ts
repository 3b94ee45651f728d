import type { Day } from '@akada/domain/days/day';
import { weekEntriesQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { readAllPages } from '@/firebase/pages.ts';

/** All entries from one day to another, read once: months hold more of them than a page. */
export function readEntries(uid: string, first: Day, last: Day): Promise<Stored<PlannerEntry>[]> {
  return readAllPages<PlannerEntry>(weekEntriesQuery(uid, first, last));
}
