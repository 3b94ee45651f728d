import { newAccount, type Plan } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';

/** Accounts of each plan. */

/** In UTC, so that its day is the server's at any hour of a run. */
export const FREE: Account = newAccount(new Date('2026-01-01T08:00:00.000Z'), 'UTC');
export const paid = (plan: Plan, plan_expires_at: Date | null): Account => ({
  ...FREE,
  current_plan: plan,
  plan_expires_at,
});
export const LONG = new Date('2090-01-01T00:00:00.000Z');
export const PAID = paid('pro', LONG);
export const ENDED = paid('pro', new Date('2026-01-02T00:00:00.000Z'));
