import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { useEffect, useSyncExternalStore } from 'react';
import { isDeletingAccount } from '@/firebase/deleting-account.ts';
import type { Live } from '@/firebase/live.ts';
import {
  isWaitingForAccount,
  markAccountOpen,
  openAccount,
  openAccountFailure,
  retryOpenAccount,
} from '@/firebase/open-account.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';

/**
 * The student's account, live. Opens the account if it does not exist yet, as on the first verified sign-in. While
 * opening fails, `failed` is set and can retry at once.
 */
export function useAccount(uid: string): {
  account: Live<Account | null>;
  failed: { retry: () => void } | null;
} {
  const account = useSessionDocument<Account>(documentPaths.account(uid));
  const hasFailed = useSyncExternalStore(openAccountFailure.subscribe, openAccountFailure.get);
  const isThere = account.status === 'ready' && account.data !== null;
  const isMissing = account.status === 'ready' && account.data === null && !account.unconfirmed;

  useEffect(() => {
    if (isThere) markAccountOpen(uid);
    else if ((isMissing || isWaitingForAccount(uid)) && !isDeletingAccount(uid)) void openAccount(uid);
  }, [isThere, isMissing, uid]);

  const retry = () => {
    retryOpenAccount();
    void openAccount(uid);
  };
  return { account, failed: hasFailed && !isThere ? { retry } : null };
}
