/** A student's sign-in, as Firebase Auth keeps it. */
import type { Auth } from 'firebase-admin/auth';
import { Fault } from './fault.ts';

/**
 * For what found no account: of a student who has left there is nothing to do, and it is not to be tried for ever.
 *
 * @throws Error when the account is not open yet: a trigger is retried, and does its work when it is
 */
export async function failUnlessLeft(auth: Auth, uid: string): Promise<void> {
  const student = await unlessGone(auth.getUser(uid));
  if (student) throw new Fault(`the account of ${uid} is not open`);
}

/** Whether a student's address is verified and the sign-in enabled; not when there is none. */
export async function isVerified(auth: Auth, uid: string): Promise<boolean> {
  const student = await unlessGone(auth.getUser(uid));
  return student?.emailVerified === true && !student.disabled;
}

/**
 * Sees to it that nobody gets a token for an account any more. Those that were given out are good for up to an hour.
 *
 * @returns whether somebody could until now
 */
export async function shutOut(auth: Auth, uid: string): Promise<boolean> {
  const user = await unlessGone(auth.getUser(uid));
  if (!user || user.disabled) return false;
  return (await unlessGone(auth.updateUser(uid, { disabled: true }))) !== null;
}

/** Removes a sign-in; one that is gone stays gone. */
export async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  await unlessGone(auth.deleteUser(uid));
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
    return null;
  }
}
