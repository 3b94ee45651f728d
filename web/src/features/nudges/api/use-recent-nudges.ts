import { NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { nudgeStatesQuery } from '@akada/domain/nudges/queries';
import type { NudgeState } from '@akada/domain/nudges/schemas';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The states of past nudges, latest day first, in pages. */
export function useRecentNudges(uid: string, onFailure: (error: unknown) => void): Paged<NudgeState> {
  return usePaged<NudgeState>(nudgeStatesQuery(uid), onFailure, NUDGE_LIMITS.more);
}
