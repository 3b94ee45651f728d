import { newAccount, type Plan } from '@akada/domain/account';
import { documentPaths } from '@akada/domain/paths';
import { db, type Student } from './backend.ts';

/** Opens the account of a student who has not signed in yet, with a plan that has no end. */
export async function givePlan({ uid }: Student, plan: Plan): Promise<void> {
  await db.doc(documentPaths.account(uid)).set({ ...newAccount(new Date()), current_plan: plan });
}
