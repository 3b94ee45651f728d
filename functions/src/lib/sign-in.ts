/** A student's sign-in, as Firebase Auth keeps it. */
import type { Auth } from 'firebase-admin/auth';

/** Whether there is no such student any more: what comes too late for one that is gone is not to be tried for ever. */
export async function hasLeft(auth: Auth, uid: string): Promise<boolean> {
  return (await unlessGone(auth.getUser(uid))) === null;
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
