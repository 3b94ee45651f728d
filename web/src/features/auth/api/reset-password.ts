import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { authCode } from '@/firebase/auth-errors.ts';

/** Asks for the reset mail. Says nothing of whether an account exists, which is nobody else's business. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email.trim());
  } catch (error) {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  }
}

/** The address whose password the mailed code may change. */
export function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the new password; the code is then used up. */
export function choosePassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}
