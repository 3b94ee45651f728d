import { olderNudgeStatesQuery } from '@akada/domain/queries/nudges';
import type { NudgeState } from '@akada/domain/schemas/nudges';
import type { Stored } from '@/firebase/documents.ts';
import { readPage } from '@/firebase/pages.ts';

/** The nudges to which something happened before a moment, the latest first. */
export async function readOlderNudges(uid: string, before: Date): Promise<Stored<NudgeState>[]> {
  return (await readPage<NudgeState>(olderNudgeStatesQuery(uid, before), null)).items;
}
