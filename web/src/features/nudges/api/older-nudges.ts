import type { Day } from '@akada/domain/day';
import { olderNudgeStatesQuery } from '@akada/domain/queries/nudges';
import type { NudgeState } from '@akada/domain/schemas/nudges';
import type { Stored } from '@/firebase/documents.ts';
import { readPage } from '@/firebase/pages.ts';

/** The nudges of a day, as far as there are more of it, and of those before, the latest first. */
export async function readOlderNudges(uid: string, day: Day): Promise<Stored<NudgeState>[]> {
  return (await readPage<NudgeState>(olderNudgeStatesQuery(uid, day), null)).items;
}
