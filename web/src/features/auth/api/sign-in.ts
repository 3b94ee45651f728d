import { sendEmailVerification, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { UnverifiedError } from '@/firebase/auth-errors.ts';

/** Signs in. While the address is not confirmed, it signs out again and rejects with UnverifiedError. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  if (user.emailVerified) return;
  await signOut(auth);
  throw new UnverifiedError();
}

/**
 * Sends the confirmation mail again. It needs the password, because a user with an unconfirmed address is never signed
 * in. If the address was confirmed in the meantime, it signs in instead.
 */
export async function resendVerification(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  if (user.emailVerified) return;
  try {
    await sendEmailVerification(user);
  } finally {
    await signOut(auth);
  }
}
