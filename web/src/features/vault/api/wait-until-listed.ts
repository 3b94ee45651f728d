import { documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { onSnapshot } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';

/** After this time the student is no longer asked to wait. */
const LISTING_TIMEOUT_MS = 60_000;

/**
 * Resolves when a function has checked a shared item.
 *
 * @returns the listed item, 'removed' when it was rejected, or 'unknown' after a minute without a result
 */
export function waitUntilListed(fileId: string): Promise<VaultItem | 'removed' | 'unknown'> {
  return new Promise((resolve) => {
    let existed = false;
    const settle = (outcome: VaultItem | 'removed' | 'unknown') => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unknown'), LISTING_TIMEOUT_MS);
    const stop = onSnapshot(
      documentAt(documentPaths.vaultItem(fileId)),
      (snapshot) => {
        const item = toStored<VaultItem>(snapshot);
        if (item?.hidden !== undefined) settle(item.hidden ? 'removed' : item);
        else if (snapshot.exists()) existed = true;
        else if (existed) settle('removed');
      },
      (error) => {
        console.warn('what was shared could not be followed', error);
        // The rules refuse to read a deleted item; after any other error it may still be listed.
        settle(errorCode(error) === 'permission-denied' ? 'removed' : 'unknown');
      },
    );
  });
}
