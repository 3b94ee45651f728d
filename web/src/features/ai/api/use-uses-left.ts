import type { Plan } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { hasFairUse } from '@akada/domain/ai/plan-limits';
import { aiUsesLeft, aiUsesPerDay } from '@akada/domain/ai/quota';
import type { AiQuota } from '@akada/domain/ai/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { planAt, USAGE_FEATURES } from '@akada/domain/payments/plans';
import { FEATURES } from '@akada/domain/points/rewards';
import type { FeatureAccess } from '@akada/domain/points/schemas';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { useToday } from '@/lib/time.ts';

/** The student's AI uses today. */
export interface UsesToday {
  used: number;
  /** Also 0 when the day's tokens are used up. */
  left: number;
}

/** The student's plan; null while unknown. */
export function usePlan(account: Live<Account | null>): Plan | null {
  return account.status === 'ready' && account.data ? planAt(account.data, new Date()) : null;
}

/** Today's AI uses, live; undefined while unknown. On the free plan they include the uses that a reward adds. */
export function useUsesLeft(uid: string, account: Live<Account | null>): UsesToday | undefined {
  const now = new Date();
  const plan = usePlan(account);
  const today = useToday();
  // The day by which the server counts; changing the time zone can extend it.
  const day = account.status === 'ready' && account.data ? countedDay(now, account.data) : today;
  const quota = useLiveDocument<AiQuota>(
    plan === null ? null : documentPaths.usage(uid, day, USAGE_FEATURES.aiTools),
  );
  const canHaveExtra = plan !== null && !hasFairUse(plan);
  const extra = useLiveDocument<FeatureAccess>(
    canHaveExtra ? `${collectionPaths.access(uid)}/${FEATURES.extraAiUses}` : null,
  );
  if (plan === null || !isKnown(quota)) return undefined;
  if (canHaveExtra && !isKnown(extra)) return undefined;
  const limit = aiUsesPerDay(plan, extra.status === 'ready' ? extra.data : null, now);
  return { used: quota.data?.usage_count ?? 0, left: aiUsesLeft(plan, limit, quota.data) };
}

/** A missing document counts as known only when the server has confirmed that it does not exist. */
function isKnown<T>(live: Live<T | null>): live is Extract<Live<T | null>, { status: 'ready' }> {
  return live.status === 'ready' && !(live.data === null && live.unconfirmed);
}
