import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import { signOut, type User } from 'firebase/auth';
import { auth } from '@/firebase/auth.ts';
import { authCode } from '@/firebase/auth-errors.ts';
import { setDeletingAccount } from '@/firebase/deleting-account.ts';
import { signInAgain } from './password.ts';

/** Nothing says what became of the deletion. */
export class Unanswered extends Error {}

/** Long, because an account may have many files. */
const DELETION_TIMEOUT_MS = 9 * 60_000;

/**
 * Deletes the account of the signed-in student, and signs out, which wipes what the device holds of it.
 *
 * @returns 'begun' where the server was not done with it, and goes on by itself: there is no account to try again with
 * @throws what stood in the way; then nothing has been deleted, but where it is Unanswered
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

/** What is left of an account: closed is one that the server has begun to delete; unknown where nobody can be asked. */
async function stateOf(user: User): Promise<'open' | 'closed' | 'gone' | 'unknown'> {
  try {
    await user.reload();
    return 'open';
  } catch (error) {
    const code = authCode(error);
    if (code === 'auth/user-disabled') return 'closed';
    return code === 'auth/user-token-expired' ? 'gone' : 'unknown';
  }
}
