import { aiUsesADay, aiUsesLeft } from '@akada/domain/ai-quota';
import { countedDay } from '@akada/domain/counted-day';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import { planAt, USAGE_FEATURES, usesADay } from '@akada/domain/plans';
import { FEATURES } from '@akada/domain/rewards';
import type { Account } from '@akada/domain/schemas/account';
import type { AiQuota } from '@akada/domain/schemas/ai';
import type { FeatureAccess } from '@akada/domain/schemas/points';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { useToday } from '@/ui/time.ts';

/**
 * The uses of AI tools that are left today, live; null is any number, undefined while it is not known. Where the plan
 * has a limit it reads two documents: the day's count, and the uses that a reward has added.
 */
export function useUsesLeft(uid: string, account: Live<Account | null>): number | null | undefined {
  const now = new Date();
  const plan = account.status === 'ready' && account.data ? planAt(account.data, now) : null;
  const isLimited = plan !== null && usesADay(plan, 'ai_tools') !== null;
  const today = useToday();
  // The day that the server counts, which a change of zone makes longer.
  const day = account.status === 'ready' && account.data ? countedDay(now, account.data) : today;
  const quota = useLiveDocument<AiQuota>(
    isLimited ? documentPaths.usage(uid, day, USAGE_FEATURES.aiTools) : null,
  );
  const extra = useLiveDocument<FeatureAccess>(
    isLimited ? `${collectionPaths.access(uid)}/${FEATURES.extraAiUses}` : null,
  );
  if (plan === null) return undefined;
  if (!isLimited) return null;
  if (quota.status !== 'ready' || extra.status !== 'ready') return undefined;
  // That there is no document is only known when the server has said so.
  if ((quota.data === null && quota.unconfirmed) || (extra.data === null && extra.unconfirmed))
    return undefined;
  return aiUsesLeft(aiUsesADay(plan, extra.data, now), quota.data);
}
