import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

/** Reauthenticates the signed-in student with the password. Returns the Auth user. */
export async function signInAgain(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('no user is signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  return user;
}

/** Changes the student's password. Other devices have to sign in again. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await signInAgain(current), next);
}
