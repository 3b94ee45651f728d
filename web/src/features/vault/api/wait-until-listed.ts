import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { onSnapshot } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';

/** Milliseconds after which the student is no longer told to wait. */
const PATIENCE = 60_000;

/**
 * Settles when a function has checked what was shared.
 *
 * @returns the listed item; 'unknown' when that takes longer than a minute
 */
export function waitUntilListed(fileId: string): Promise<VaultItem | 'removed' | 'unknown'> {
  return new Promise((resolve) => {
    let wasThere = false;
    const settle = (outcome: VaultItem | 'removed' | 'unknown') => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unknown'), PATIENCE);
    const stop = onSnapshot(
      documentAt(documentPaths.vaultItem(fileId)),
      (snapshot) => {
        const item = toStored<VaultItem>(snapshot);
        if (item?.hidden !== undefined) settle(item.hidden ? 'removed' : item);
        else if (snapshot.exists()) wasThere = true;
        else if (wasThere) settle('removed');
      },
      (error) => {
        console.warn('what was shared could not be followed', error);
        // The rules refuse what is gone; anything else may still come.
        settle('code' in error && error.code === 'permission-denied' ? 'removed' : 'unknown');
      },
    );
  });
}
