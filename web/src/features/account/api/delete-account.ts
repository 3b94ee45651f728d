import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import { errorCode } from '@akada/domain/errors/error-code';
import { signOut, type User } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { setDeletingAccount } from '@/firebase/deleting-account.ts';
import { signInAgain } from './password.ts';

/** The server did not answer, so it is not known whether the account was deleted. */
export class Unanswered extends Error {}

/** Long, because the account may have many files. */
const DELETION_TIMEOUT_MS = 9 * 60_000;

/**
 * Deletes the signed-in student's account and signs out, which wipes the student's data from the device.
 *
 * @returns 'begun' if the server has not finished: it continues without the app, and the student can't sign in any more
 * @throws Unanswered if the outcome is not known; any other error means that nothing was deleted
 */
export async function deleteAccount(password: string): Promise<'deleted' | 'begun'> {
  const [{ call }, user] = await Promise.all([import('@/firebase/functions.ts'), signInAgain(password)]);
  let outcome: 'deleted' | 'begun' = 'deleted';
  setDeletingAccount(user.uid);
  try {
    await call('deleteAccount', { confirmation: ACCOUNT_DELETION.confirmation }, DELETION_TIMEOUT_MS);
  } catch (error) {
    const state = await stateOf(user);
    if (state === 'open') {
      setDeletingAccount(null);
      throw error;
    }
    if (state === 'unknown') throw new Unanswered('no answer', { cause: error });
    console.warn('the account was deleted without an answer', error);
    if (state === 'closed') outcome = 'begun';
  }
  await signOut(auth);
  return outcome;
}

/** The state of an account: 'closed' if the server has begun to delete it, 'unknown' if the server doesn't answer. */
async function stateOf(user: User): Promise<'open' | 'closed' | 'gone' | 'unknown'> {
  try {
    await user.reload();
    return 'open';
  } catch (error) {
    const code = errorCode(error);
    if (code === 'auth/user-disabled') return 'closed';
    return code === 'auth/user-token-expired' ? 'gone' : 'unknown';
  }
}
