import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import type { AccountDeletion } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { AppError } from '../lib/app-error.ts';
import type { Caller, Deps, Handler } from '../lib/handler.ts';
import { disableSignIn } from '../lib/sign-in.ts';
import type { Provider } from '../payments/provider.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes the caller's account. It writes the marker first: from then on the deletion will complete, if not in this
 * call then by the schedule (./finish-deletions.ts), which also deletes what was written in the meantime.
 */
export function deleteAccountHandler(provider: Provider): Handler<'deleteAccount'> {
  return async (deps, caller) => {
    const { uid } = caller;
    const marker = deps.db.doc(documentPaths.accountDeletion(uid));
    // A deletion that has begun continues without this check: the sign-in is disabled by now.
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
 * Disables the sign-in when the deletion begins, not when it ends. Otherwise another device could get new tokens
 * while the deletion runs or fails, and there would be no time after which every old token has expired, which the
 * second pass needs. A caller who retries can still use the token of the first call.
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
