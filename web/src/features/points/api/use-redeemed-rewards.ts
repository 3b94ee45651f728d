import type { Plan } from '@akada/domain/account/account';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import type { Day } from '@akada/domain/days/day';
import { isAccessLive } from '@akada/domain/points/access';
import { extraUsesLeft, rewardStates } from '@akada/domain/points/reward-states';
import { FEATURES } from '@akada/domain/points/rewards';
import type { FeatureAccess, UserPoints, UserStreak } from '@akada/domain/points/schemas';
import type { Live } from '@/firebase/live.ts';
import type { RedeemedReward } from '../components/your-rewards.tsx';
import { useAiUses, useRedeemed } from './use-rewards.ts';

interface LoadedByPage {
  points: UserPoints | null;
  days: Live<UserStreak[]>;
  access: Live<FeatureAccess[]>;
  /** Null while unknown. */
  plan: Plan | null;
  today: Day;
}

/** The latest redeemed rewards with their states, once everything they depend on has loaded. */
export function useRedeemedRewards(
  uid: string,
  { points, days, access, plan, today }: LoadedByPage,
): Live<RedeemedReward[]> {
  const redeemed = useRedeemed(uid);
  const now = new Date();
  const granted = access.status === 'ready' ? access.data : [];
  const extra = granted.find((each) => each.feature_name === FEATURES.extraAiUses && isAccessLive(each, now));
  const used = useAiUses(uid, today, extra !== undefined);
  if (redeemed.status !== 'ready') return redeemed;
  if (access.status !== 'ready') return access;
  if (days.status !== 'ready') return days;
  const isCounted = extra !== undefined && plan !== null && used !== null;
  const states = rewardStates(redeemed.data, {
    ...{ points, activeDays: days.data, access: granted, today, now },
    extraUsesLeft: isCounted ? extraUsesLeft(extra, AI_PLAN_LIMITS[plan].usesPerDay, used) : null,
  });
  const data = redeemed.data.map((reward, index) => ({
    ...reward,
    state: states[index] ?? { status: 'expired' as const },
  }));
  return { ...redeemed, data };
}
