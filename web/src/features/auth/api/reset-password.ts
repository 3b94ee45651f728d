import { errorCode } from '@akada/domain/errors/error-code';
import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';

/** Requests the reset mail. The result must not reveal whether an account with this address exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email.trim());
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/** The address of the account whose password the mailed code can change. */
export function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the new password. The code can't be used again. */
export function choosePassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}
