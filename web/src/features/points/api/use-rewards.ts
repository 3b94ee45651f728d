import type { AiQuota } from '@akada/domain/ai/schemas';
import { addDays, type Day } from '@akada/domain/days/day';
import { firstDayOf, lastDayOf, type Month } from '@akada/domain/days/month';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { HEATMAP } from '@akada/domain/points/heatmap';
import { activeDaysQuery } from '@akada/domain/points/queries';
import { REWARDS_SHOWN } from '@akada/domain/points/rewards';
import { accessQuery, catalogQuery, redeemedQuery } from '@akada/domain/points/rewards-queries';
import type { FeatureAccess, Reward, UserReward, UserStreak } from '@akada/domain/points/schemas';
import { useQuery } from '@tanstack/react-query';
import { collection, getCountFromServer } from 'firebase/firestore';
import type { Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';

/** The active days for the heatmap, live. */
export function useActiveDays(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - HEATMAP.days)));
}

/** The active days of a month, live. */
export function useActiveDaysOf(uid: string, month: Month): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, firstDayOf(month), lastDayOf(month)));
}

/** The reward catalogue, cheapest first, live. */
export function useCatalog(): Live<Stored<Reward>[]> {
  return useLiveQuery<Reward>(catalogQuery());
}

/** The student's latest redemptions, live. */
export function useRedeemed(uid: string): Live<Stored<UserReward>[]> {
  return useLiveQuery<UserReward>(redeemedQuery(uid, REWARDS_SHOWN));
}

/** The features that rewards have unlocked, live. */
export function useAccess(uid: string): Live<Stored<FeatureAccess>[]> {
  return useLiveQuery<FeatureAccess>(accessQuery(uid));
}

/** Today's AI uses, live; null while unknown, or while `isNeeded` is false and nothing is read. */
export function useAiUses(uid: string, today: Day, isNeeded: boolean): number | null {
  const path = isNeeded ? documentPaths.usage(uid, today, USAGE_FEATURES.aiTools) : null;
  const quota = useLiveDocument<AiQuota>(path);
  return quota.status === 'ready' ? (quota.data?.usage_count ?? 0) : null;
}

/** The number of rewards ever redeemed. Counted again when `newest`, the id of the latest one, changes. */
export function useRedeemedCount(uid: string, newest: string | undefined) {
  return useQuery({
    queryKey: ['redeemed-count', uid, newest],
    queryFn: async () => {
      const all = await getCountFromServer(collection(firestore(), collectionPaths.rewards(uid)));
      return all.data().count;
    },
  });
}
