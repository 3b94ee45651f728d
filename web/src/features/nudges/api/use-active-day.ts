import type { Day } from '@akada/domain/days/day';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { UserStreak } from '@akada/domain/points/schemas';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** The actions that earned points on a day, live; null when there were none. */
export function useActiveDay(uid: string, day: Day): Live<UserStreak | null> {
  return useLiveDocument<UserStreak>(`${collectionPaths.streaks(uid)}/${day}`);
}
