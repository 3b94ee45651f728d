import type { SignUpInput } from '@akada/domain/auth/auth';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { MailNotSentError } from '@/firebase/auth-errors.ts';

/** Creates the account, sends the confirmation mail and leaves nobody signed in: the address comes first. */
export async function signUp({ name, email, password }: SignUpInput): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password);
  try {
    await giveName(user, name.trim());
    await sendEmailVerification(user);
  } catch (error) {
    console.warn('the confirmation mail was not sent', error);
    throw new MailNotSentError();
  } finally {
    await signOut(auth);
  }
}

/** An account without its name is better than one without its mail: a name that fails twice is left out. */
async function giveName(user: User, displayName: string): Promise<void> {
  try {
    await updateProfile(user, { displayName }).catch(() => updateProfile(user, { displayName }));
  } catch (error) {
    console.warn('the name was not stored', error);
  }
}
