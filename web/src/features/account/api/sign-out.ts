import { signOut as firebaseSignOut } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { signOutWarning } from '@/firebase/sign-out-warning.ts';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';
import { waitForWrite } from '@/lib/wait-for-write.ts';

/**
 * Signs out, unless that would lose unsaved work.
 *
 * @returns the warning for the student if it did not sign out
 */
export async function signOut({ losingWork = false } = {}): Promise<string | null> {
  // What can still be undone was deleted by this student, so the server gets it in this session.
  await waitForWrite(makeAllDeletions());
  const warning = losingWork ? null : await signOutWarning();
  if (!warning) await firebaseSignOut(auth);
  return warning;
}
