import { applyActionCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

const verifications = new Map<string, Promise<void>>();

/** Confirms the address of a mailed code. A code works only once, so further calls with it return the first result. */
export function verifyEmail(code: string): Promise<void> {
  const known = verifications.get(code);
  if (known) return known;
  const verification = applyActionCode(auth, code);
  verifications.set(code, verification);
  verification.catch(() => verifications.delete(code));
  return verification;
}
