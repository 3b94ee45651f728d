import type { Plan } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { db, type Student } from './backend.ts';
import { expect, FIRST_CALL } from './test.ts';

/** Gives a student a plan, by default without an end. */
export async function grantPlan(
  { uid }: Student,
  current_plan: Plan,
  plan_expires_at: Date | null = null,
): Promise<void> {
  const plan = { current_plan, plan_expires_at } satisfies Partial<Account>;
  await db.doc(documentPaths.account(uid)).update(plan);
}

/** Waits until a student's first sign-in has opened the account. */
export async function waitForOpenAccount(uid: string): Promise<void> {
  const account = db.doc(documentPaths.account(uid));
  await expect.poll(async () => (await account.get()).exists, FIRST_CALL).toBe(true);
}
