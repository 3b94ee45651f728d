import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

const changes = new Map<string, Promise<string>>();

/**
 * Applies a mailed code that changes the email address or restores the old one. A code works only once, so further
 * calls with it return the first result.
 *
 * @returns the address that is valid from now on
 */
export function changeEmail(code: string): Promise<string> {
  const known = changes.get(code);
  if (known) return known;
  const change = apply(code);
  changes.set(code, change);
  change.catch(() => changes.delete(code));
  return change;
}

async function apply(code: string): Promise<string> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  await refreshSession();
  return data.email ?? '';
}

/** Refreshes the session of a student who is signed in on this device under the old address; Auth may sign out. */
async function refreshSession(): Promise<void> {
  try {
    await auth.authStateReady();
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
  } catch (error) {
    console.warn('the session has ended with the old address', error);
  }
}
