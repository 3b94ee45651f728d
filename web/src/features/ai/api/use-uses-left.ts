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

/** The uses of AI tools of today. */
export interface UsesToday {
  used: number;
  /** None as well when what the uses may read and write is used up. */
  left: number;
}

/** The student's plan, null while it is not known. */
export function usePlan(account: Live<Account | null>): Plan | null {
  return account.status === 'ready' && account.data ? planAt(account.data, new Date()) : null;
}

/**
 * The uses of AI tools of today, live; undefined while they are not known. It reads the day's count, and on the free plan
 * the uses that a reward has added.
 */
export function useUsesLeft(uid: string, account: Live<Account | null>): UsesToday | undefined {
  const now = new Date();
  const plan = usePlan(account);
  const today = useToday();
  // The day that the server counts, which a change of zone makes longer.
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

/** That there is no document is only known when the server has said so. */
function isKnown<T>(live: Live<T | null>): live is Extract<Live<T | null>, { status: 'ready' }> {
  return live.status === 'ready' && !(live.data === null && live.unconfirmed);
}
