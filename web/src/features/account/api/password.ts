import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

/** Signs the student in once more, with the password. Gives back the account. */
export async function signInAgain(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('nobody is signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  return user;
}

/** Gives the student another password. Other devices have to sign in with it. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await signInAgain(current), next);
}
