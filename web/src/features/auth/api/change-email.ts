import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

const changes = new Map<string, Promise<string>>();

/**
 * Changes the email address as a mailed code says: to the new one, or back to the one before. A code works once, so
 * asking again after that gives the first answer.
 *
 * @returns the address from now on
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

/** The student may be signed in on this device, under the address before. Auth then signs out by itself. */
async function refreshSession(): Promise<void> {
  try {
    await auth.authStateReady();
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
  } catch (error) {
    console.warn('the session has ended with the old address', error);
  }
}
