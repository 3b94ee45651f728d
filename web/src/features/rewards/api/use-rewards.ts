import { addDays, type Day } from '@akada/domain/day';
import { HEATMAP } from '@akada/domain/home';
import { collectionPaths } from '@akada/domain/paths';
import { activeDaysQuery, catalogQuery, redeemedQuery } from '@akada/domain/queries/points';
import { REWARDS_SHOWN } from '@akada/domain/rewards';
import type { Reward, UserReward, UserStreak } from '@akada/domain/schemas/points';
import { useQuery } from '@tanstack/react-query';
import { collection, getCountFromServer } from 'firebase/firestore';
import type { Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The active days that the heatmap shows, live. */
export function useActiveDays(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - HEATMAP.days)));
}

/** The reward catalogue, cheapest first, live. */
export function useCatalog(): Live<Stored<Reward>[]> {
  return useLiveQuery<Reward>(catalogQuery());
}

/** What the student redeemed last, live. */
export function useRedeemed(uid: string): Live<Stored<UserReward>[]> {
  return useLiveQuery<UserReward>(redeemedQuery(uid, REWARDS_SHOWN));
}

/** How many rewards the student has redeemed in all; counted anew when `newest`, the id of the last one, changes. */
export function useRedeemedCount(uid: string, newest: string | undefined) {
  return useQuery({
    queryKey: ['redeemed-count', uid, newest],
    queryFn: async () => {
      const all = await getCountFromServer(collection(firestore(), collectionPaths.rewards(uid)));
      return all.data().count;
    },
  });
}
