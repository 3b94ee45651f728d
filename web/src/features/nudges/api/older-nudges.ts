import type { Day } from '@akada/domain/day';
import { olderNudgeStatesQuery } from '@akada/domain/queries/nudges';
import type { NudgeState } from '@akada/domain/schemas/nudges';
import { type Page, readPage } from '@/firebase/pages.ts';

/** The nudges of a day, as far as there are more of it, and of those before, the latest first. */
export function readOlderNudges(uid: string, day: Day): Promise<Page<NudgeState>> {
  return readPage<NudgeState>(olderNudgeStatesQuery(uid, day), null);
}
