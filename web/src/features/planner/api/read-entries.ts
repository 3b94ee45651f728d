import type { Day } from '@akada/domain/days/day';
import { weekEntriesQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { readAllPages } from '@/firebase/pages.ts';

type Entries = Promise<Stored<PlannerEntry>[]>;

/** How long entries that were read are used again. */
const REUSE_MS = 60_000;

/**
 * Creates a reader of the schedule entries from one day to another. It reads them once, in as many pages as needed.
 * Days that it has just read are not read again: a study plan that is made around the entries is then compared with
 * them.
 */
export function createEntriesReader(uid: string) {
  let known: { first: Day; last: Day; at: number; entries: Entries } | null = null;

  function read(first: Day, last: Day): Entries {
    const isKnown = known && known.first <= first && last <= known.last && Date.now() - known.at < REUSE_MS;
    if (known && isKnown) {
      return known.entries.then((entries) => entries.filter(({ date }) => first <= date && date <= last));
    }
    const entries = readAllPages<PlannerEntry>(weekEntriesQuery(uid, first, last));
    const reading = { first, last, at: Date.now(), entries };
    known = reading;
    entries.catch(() => {
      if (known === reading) known = null;
    });
    return entries;
  }

  return {
    read,
    /** Call it when entries are written. */
    forget: () => {
      known = null;
    },
  };
}
