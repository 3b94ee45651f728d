import type { SignUpInput } from '@akada/domain/auth/auth';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  type User,
  updateProfile,
} from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { MailNotSentError } from '@/firebase/auth-errors.ts';

/**
 * Creates the account and sends the confirmation mail. The session stays for the mailed link, but counts as signed out
 * until the address is confirmed (firebase/auth-session.tsx).
 */
export async function signUp({ name, email, password }: SignUpInput): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
  try {
    await giveName(user, name.trim());
    await sendEmailVerification(user);
  } catch (error) {
    console.warn('the confirmation mail was not sent', error);
    throw new MailNotSentError();
  }
}

/** Sets the name, with one retry. If that fails, sign-up continues without it: the confirmation mail matters more. */
async function giveName(user: User, displayName: string): Promise<void> {
  try {
    await updateProfile(user, { displayName }).catch(() => updateProfile(user, { displayName }));
  } catch (error) {
    console.warn('the name was not stored', error);
  }
}
