import type { Day } from '@akada/domain/day';
import { weekEntriesQuery } from '@akada/domain/queries/planner';
import type { PlannerEntry } from '@akada/domain/schemas/planner';
import type { Stored } from '@/firebase/documents.ts';
import { type Cursor, type Page, readPage } from '@/firebase/pages.ts';

/** All entries from one day to another, read once: months hold more of them than a page. */
export async function allEntries(uid: string, first: Day, last: Day): Promise<Stored<PlannerEntry>[]> {
  const entries: Stored<PlannerEntry>[] = [];
  let after: Cursor | null = null;
  do {
    const page: Page<PlannerEntry> = await readPage(weekEntriesQuery(uid, first, last), after);
    entries.push(...page.items);
    after = page.next;
  } while (after);
  return entries;
}
