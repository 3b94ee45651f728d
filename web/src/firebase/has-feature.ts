import type { Account } from '@akada/domain/account/schemas';
import { type PlanFeature, planAt, planHasFeature } from '@akada/domain/payments/plans';
import type { Live } from './live.ts';

/** Whether the student's current plan has a feature; null while the plan is not known. */
export function hasFeature(account: Live<Account | null>, feature: PlanFeature): boolean | null {
  const known = account.status === 'ready' ? account.data : null;
  return known && planHasFeature(planAt(known, new Date()), feature);
}
