import { addDays, type Day } from '@akada/domain/day';
import { HEATMAP } from '@akada/domain/home';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import { USAGE_FEATURES } from '@akada/domain/plans';
import { activeDaysQuery } from '@akada/domain/queries/points';
import { accessQuery, catalogQuery, redeemedQuery } from '@akada/domain/queries/rewards';
import { REWARDS_SHOWN } from '@akada/domain/rewards';
import type { AiQuota } from '@akada/domain/schemas/ai';
import type { FeatureAccess, Reward, UserReward, UserStreak } from '@akada/domain/schemas/points';
import { useQuery } from '@tanstack/react-query';
import { collection, getCountFromServer } from 'firebase/firestore';
import type { Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';

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

/** What rewards have unlocked for the student, live. */
export function useAccess(uid: string): Live<Stored<FeatureAccess>[]> {
  return useLiveQuery<FeatureAccess>(accessQuery(uid));
}

/** How many AI uses the student has had today, live; not asked for unless `isAsked`. */
export function useAiUses(uid: string, today: Day, isAsked: boolean): number | null {
  const path = isAsked ? documentPaths.usage(uid, today, USAGE_FEATURES.aiTools) : null;
  const quota = useLiveDocument<AiQuota>(path);
  return quota.status === 'ready' ? (quota.data?.usage_count ?? 0) : null;
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
