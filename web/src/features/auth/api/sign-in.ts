import { sendEmailVerification, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { UnverifiedError } from '@/firebase/auth-errors.ts';

/**
 * Signs in. While the address is not confirmed, it rejects with UnverifiedError; the session stays for the mailed link,
 * but counts as signed out until then (firebase/auth-session.tsx).
 */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  if (!user.emailVerified) throw new UnverifiedError();
}

/**
 * Sends the confirmation mail again, to the address of the session on this device. If the address was confirmed in the
 * meantime, the session becomes the student's instead.
 *
 * @returns whether a mail was sent
 */
export async function resendVerification(): Promise<boolean> {
  const user = auth.currentUser;
  if (!user) throw new Error('the unconfirmed session has ended');
  await refreshSession(user);
  if (user.emailVerified) return false;
  await sendEmailVerification(user);
  return true;
}

/** Reads again whether the address is confirmed, and gets a token that says so: the rules check the token. */
export async function refreshSession(user: User): Promise<void> {
  await user.reload();
  if (user.emailVerified) await user.getIdToken(true);
}
