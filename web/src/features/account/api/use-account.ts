import { documentPaths } from '@akada/domain/paths';
import type { Account } from '@akada/domain/schemas/account';
import { useCallback, useEffect, useState } from 'react';
import type { Live } from '@/firebase/live.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';
import { deviceZone } from '@/ui/zone.ts';
import { isLeaving } from './leaving.ts';

/**
 * The student's account; one that is not there yet is opened, which happens on the first verified sign-in.
 * `failed` is set, with a way to try again, when that did not work.
 */
export function useAccount(uid: string): {
  account: Live<Account | null>;
  failed: { retry: () => void } | null;
} {
  const account = useSessionDocument<Account>(documentPaths.account(uid));
  const [failed, setFailed] = useState(false);
  const missing = account.status === 'ready' && account.data === null && !account.unconfirmed;

  const open = useCallback(async () => {
    setFailed(false);
    try {
      const { call } = await import('@/firebase/functions.ts');
      await call('openAccount', { zone: deviceZone() });
    } catch (error) {
      console.warn('the account could not be opened', error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (missing && !isLeaving(uid)) void open();
  }, [missing, open, uid]);

  return { account, failed: failed && missing ? { retry: open } : null };
}
