import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { signOutWarning } from '@/firebase/sign-out-warning.ts';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';
import { waitForWrite } from '@/lib/wait-for-write.ts';

/** Signs out, and asks first if unsaved work would be lost. Returns whether it signed out. */
export async function signOut(): Promise<boolean> {
  // What can still be undone was deleted by this student, so the server gets it in this session.
  await waitForWrite(makeAllDeletions());
  const loss = await signOutWarning();
  if (loss && !confirm(loss)) return false;
  await firebaseSignOut(auth);
  return true;
}
