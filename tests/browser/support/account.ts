import { newAccount, type Plan } from '@akada/domain/account';
import { documentPaths } from '@akada/domain/paths';
import { db, type Student } from './backend.ts';
import { expect, FIRST_CALL } from './test.ts';

/**
 * Opens the account of a student who has not signed in yet, with a plan that has no end.
 *
 * A journey that goes to another page at once needs it: the Firestore emulator (not Firestore) can tell a page that
 * begins to listen of a time after the account's opening, and only then of the opening. The client takes that for older
 * than "there is none", keeps this on the device, and shows the account only after its next write, not after a reload.
 */
export async function givePlan({ uid }: Student, plan: Plan): Promise<void> {
  await db.doc(documentPaths.account(uid)).set({ ...newAccount(new Date()), current_plan: plan });
}

/**
 * Waits until a student's first sign-in has opened the account. What earns points or is told before fails its trigger,
 * which is tried again later: by the platform, not by the emulators.
 */
export async function accountOpened(uid: string): Promise<void> {
  const account = db.doc(documentPaths.account(uid));
  await expect.poll(async () => (await account.get()).exists, FIRST_CALL).toBe(true);
}
