import { onIdTokenChanged } from 'firebase/auth';
import { auth } from './auth.ts';
import { forgetFirestore } from './firestore.ts';
import { forgetSeen } from './live.ts';

/**
 * Wipes what the device holds of a student once that student has signed out, in this tab or another.
 * AuthProvider listens first and takes the screens down, so nothing listens any more when this runs.
 */
export function forgetOnSignOut(): void {
  let last: string | null = null;
  onIdTokenChanged(auth, (user) => {
    const left = last !== null && user?.uid !== last;
    last = user?.uid ?? null;
    if (!left) return;
    forgetSeen();
    void forgetFirestore();
  });
}
