import { errorCode } from '@akada/domain/errors/error-code';
/** A student's sign-in in Firebase Auth. */
import type { Auth } from 'firebase-admin/auth';
import { LoggableError } from './log-text.ts';

/**
 * For a trigger that found no account document. A student who was deleted needs nothing more; one who can still sign in
 * has an account that is not open yet, and the trigger must run again.
 *
 * @throws LoggableError when the user exists, so that the trigger is retried
 */
export async function throwIfUserExists(auth: Auth, uid: string): Promise<void> {
  const student = await nullIfNotFound(auth.getUser(uid));
  if (student) throw new LoggableError(`the account of ${uid} is not open`);
}

/** Whether the user exists, is enabled and has a verified address. */
export async function isVerified(auth: Auth, uid: string): Promise<boolean> {
  const student = await nullIfNotFound(auth.getUser(uid));
  return student?.emailVerified === true && !student.disabled;
}

/**
 * Disables a sign-in, so that it gets no new tokens. Tokens issued before stay valid for up to an hour.
 *
 * @returns whether it was enabled until now
 */
export async function disableSignIn(auth: Auth, uid: string): Promise<boolean> {
  const user = await nullIfNotFound(auth.getUser(uid));
  if (!user || user.disabled) return false;
  return (await nullIfNotFound(auth.updateUser(uid, { disabled: true }))) !== null;
}

/** Deletes a sign-in; does nothing where there is none. */
export async function deleteSignIn(auth: Auth, uid: string): Promise<void> {
  await nullIfNotFound(auth.deleteUser(uid));
}

async function nullIfNotFound<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
    return null;
  }
}
