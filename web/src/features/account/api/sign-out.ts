import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { signOutWarning } from '@/firebase/sign-out-warning.ts';

/** Signs out, and asks first if unsaved work would be lost. Returns whether it signed out. */
export async function signOut(): Promise<boolean> {
  const loss = await signOutWarning();
  if (loss && !confirm(loss)) return false;
  await firebaseSignOut(auth);
  return true;
}
