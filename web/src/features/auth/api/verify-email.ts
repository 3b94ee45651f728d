import { applyActionCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

const verifications = new Map<string, Promise<void>>();

/** Confirms the address of a mailed code. A code works once, so asking again answers as the first time. */
export function verifyEmail(code: string): Promise<void> {
  const verification = verifications.get(code) ?? applyActionCode(auth, code);
  verifications.set(code, verification);
  return verification;
}
