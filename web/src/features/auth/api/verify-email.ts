import { applyActionCode, checkActionCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { refreshSession } from './sign-in.ts';

/** What came of a mailed code. */
export interface Confirmation {
  /** The address that is confirmed now. */
  email: string;
  /** The student whose session on this device this confirmation has opened; null for none. */
  opened: string | null;
  /** The address of another student who is signed in on this device; null for none. */
  other: string | null;
}

const confirmations = new Map<string, Promise<Confirmation>>();

/**
 * Confirms the address of a mailed code. If the session on this device has the same address, it becomes the student's; any
 * other session is left alone. A code works only once, so further calls with it return the first result.
 */
export function verifyEmail(code: string): Promise<Confirmation> {
  const known = confirmations.get(code);
  if (known) return known;
  const confirmation = confirm(code);
  confirmations.set(code, confirmation);
  confirmation.catch(() => confirmations.delete(code));
  return confirmation;
}

async function confirm(code: string): Promise<Confirmation> {
  const { data } = await checkActionCode(auth, code);
  const email = data.email ?? '';
  await applyActionCode(auth, code);
  await auth.authStateReady();
  const user = auth.currentUser;
  // Auth ignores the case of addresses.
  if (user?.email?.toLowerCase() !== email.toLowerCase()) {
    return { email, opened: null, other: user?.emailVerified ? user.email : null };
  }
  try {
    await refreshSession(user);
    return { email, opened: user.emailVerified ? user.uid : null, other: null };
  } catch (error) {
    console.warn('the session could not be refreshed', error);
    return { email, opened: null, other: null };
  }
}
