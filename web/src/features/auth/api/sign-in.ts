import { sendEmailVerification, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { UnverifiedError } from '@/firebase/auth-errors.ts';

/** Signs in. Rejects with UnverifiedError, signed out again, while the address is not confirmed. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
  if (user.emailVerified) return;
  await signOut(auth);
  throw new UnverifiedError();
}

/**
 * Sends the confirmation mail again; it needs the password because an unconfirmed address is never signed in. Who
 * has confirmed it meanwhile is signed in instead.
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
