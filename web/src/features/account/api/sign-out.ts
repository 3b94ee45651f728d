import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { hasUnsentWrites } from '@/firebase/firestore.ts';

const UNSENT =
  'Some of your changes have not reached Akada yet. If you sign out now they are lost. Sign out anyway?';

/** Signs out, after asking when that would lose changes. Gives back whether it did. */
export async function signOut(): Promise<boolean> {
  if ((await hasUnsentWrites()) && !confirm(UNSENT)) return false;
  await firebaseSignOut(auth);
  return true;
}
