import type { Day } from '@akada/domain/day';
import { weekEntriesQuery } from '@akada/domain/queries/planner';
import type { PlannerEntry } from '@akada/domain/schemas/planner';
import type { Stored } from '@/firebase/documents.ts';
import { readWhole } from '@/firebase/pages.ts';

/** All entries from one day to another, read once: months hold more of them than a page. */
export function allEntries(uid: string, first: Day, last: Day): Promise<Stored<PlannerEntry>[]> {
  return readWhole<PlannerEntry>(weekEntriesQuery(uid, first, last));
}
