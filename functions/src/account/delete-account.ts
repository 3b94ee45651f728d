import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import type { AccountDeletion } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { AppError } from '../lib/app-error.ts';
import type { Caller, Deps, Handler } from '../lib/handler.ts';
import { disableSignIn } from '../lib/sign-in.ts';
import type { Provider } from '../payments/provider.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes the caller's account. The marker comes first: from then on the account goes, if not by this call then by the
 * schedule (./finish-deletions.ts), which also comes again for what was written meanwhile.
 */
export function deleteAccountWith(provider: Provider): Handler<'deleteAccount'> {
  return async (deps, caller) => {
    const { uid } = caller;
    const marker = deps.db.doc(documentPaths.accountDeletion(uid));
    // What has begun goes on: by now the student could not sign in again.
    if (!(await marker.get()).exists) {
      if (!isRecent(caller, deps.now())) {
        throw new AppError('failed-precondition', 'Please sign in again before you delete your account.');
      }
      await marker.set({ started_at: deps.now() } satisfies AccountDeletion);
    }
    await disableSignInForDeletion(deps, uid);
    await eraseAccount({ ...deps, provider }, uid, { isLast: false });
    return {};
  };
}

/**
 * Disables the sign-in, at the beginning and not only at the end. Otherwise another device could get itself new tokens
 * for as long as the deletion takes or fails, and the time of the second pass, when none is good any more, would not be
 * known. Who tries again needs none: the token of the first call is still good.
 */
export async function disableSignInForDeletion(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  uid: string,
): Promise<void> {
  if (!(await disableSignIn(auth, uid))) return;
  const since = { started_at: now() } satisfies AccountDeletion;
  await db.doc(documentPaths.accountDeletion(uid)).set(since);
}

function isRecent({ signedInAt }: Caller, now: Date): boolean {
  if (!signedInAt) return false;
  return now.getTime() - signedInAt.getTime() <= ACCOUNT_DELETION.recentSignInMinutes * 60_000;
}
