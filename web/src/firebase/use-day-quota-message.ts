import type { Account } from '@akada/domain/account/schemas';
import { countedDay, whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { planAt } from '@akada/domain/payments/plans';
import { dayQuotaMessage, writesStoppedMessage } from '@akada/domain/quotas/messages';
import { mostADay, type QuotaFeature } from '@akada/domain/quotas/quotas';
import type { DayCount } from '@akada/domain/quotas/schemas';
import { useLiveDocument } from './live.ts';

/**
 * Why a form should refuse before anything is typed: the day has no room for what it creates. Null where there is room, and
 * while that is not known. It listens to one document beside the account, which the shell listens to anyway, and without a
 * network it goes by what is on the device.
 *
 * @param feature what the form creates; null asks nothing, for a form that is closed or changes what is there
 */
export function useDayQuotaMessage(uid: string, feature: QuotaFeature | null): string | null {
  const now = new Date();
  const account = useLiveDocument<Account>(feature && documentPaths.account(uid));
  const known = account.status === 'ready' ? account.data : null;
  const day = known && countedDay(now, known);
  const count = useLiveDocument<DayCount>(feature && day && documentPaths.usage(uid, day, feature));
  if (!feature || !known) return null;
  const stopped = known.writes_stopped_until;
  if (stopped && stopped > now) return writesStoppedMessage(now, known);
  const plan = planAt(known, now);
  const created = count.status === 'ready' ? (count.data?.usage_count ?? 0) : 0;
  return created < mostADay(feature, plan) ? null : dayQuotaMessage(feature, plan, whenDayEnds(now, known));
}
