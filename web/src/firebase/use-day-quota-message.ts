import type { Account } from '@akada/domain/account/schemas';
import { countedDay, whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { planAt } from '@akada/domain/payments/plans';
import { dayQuotaMessage, writesStoppedMessage } from '@akada/domain/quotas/messages';
import { dailyQuota, type QuotaFeature } from '@akada/domain/quotas/quotas';
import type { DayCount } from '@akada/domain/quotas/schemas';
import { useLiveDocument } from './live.ts';

/**
 * The message for a form whose daily quota is used up, so that it can refuse before the student types anything. Null
 * while there is room, or while that is not known. It listens to the day's count and to the account, which the app shell
 * listens to anyway; without a network it uses what is on the device.
 *
 * @param feature what the form creates; null reads nothing, for a form that is closed or edits something
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
  return created < dailyQuota(feature, plan) ? null : dayQuotaMessage(feature, plan, whenDayEnds(now, known));
}
