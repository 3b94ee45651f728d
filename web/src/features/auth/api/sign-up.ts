import type { SignUpInput } from '@akada/domain/auth';
import { createUserWithEmailAndPassword, sendEmailVerification, signOut, updateProfile } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { MailNotSentError } from './auth-errors.ts';

/** Creates the account, sends the confirmation mail and leaves nobody signed in: the address comes first. */
export async function signUp({ name, email, password }: SignUpInput): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
  try {
    await updateProfile(user, { displayName: name.trim() });
    await sendEmailVerification(user);
  } catch (error) {
    console.warn('the confirmation mail was not sent', error);
    throw new MailNotSentError();
  } finally {
    await signOut(auth);
  }
}
