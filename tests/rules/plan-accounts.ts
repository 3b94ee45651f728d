import { newAccount, type Plan } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';

/** Accounts of each plan. */

/** In UTC, so that its day is the server's at any hour of a run. */
export const FREE_ACCOUNT: Account = newAccount(new Date('2026-01-01T08:00:00.000Z'), 'UTC');
export const accountOn = (plan: Plan, plan_expires_at: Date | null): Account => ({
  ...FREE_ACCOUNT,
  current_plan: plan,
  plan_expires_at,
});
export const FAR_FUTURE = new Date('2090-01-01T00:00:00.000Z');
export const PAID_ACCOUNT = accountOn('pro', FAR_FUTURE);
export const ENDED_ACCOUNT = accountOn('pro', new Date('2026-01-02T00:00:00.000Z'));
