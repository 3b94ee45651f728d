import { documentPaths } from '@akada/domain/paths';
import type { VaultListing } from '@akada/domain/schemas/vault';
import { onSnapshot } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';

/** Milliseconds after which the student is no longer told to wait. */
const PATIENCE = 60_000;

/**
 * Settles when a function has looked at what was shared: true when it is listed, false when it was removed, or when
 * that takes longer than a minute.
 */
export function whenListed(fileId: string): Promise<boolean> {
  return new Promise((resolve) => {
    let wasThere = false;
    const settle = (listed: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(listed);
    };
    const timer = setTimeout(() => settle(false), PATIENCE);
    const stop = onSnapshot(
      documentAt(documentPaths.vaultItem(fileId)),
      (snapshot) => {
        const { hidden } = (snapshot.data() ?? {}) as Partial<VaultListing>;
        if (hidden !== undefined) settle(!hidden);
        else if (snapshot.exists()) wasThere = true;
        else if (wasThere) settle(false);
      },
      (error) => {
        console.warn('what was shared could not be followed', error);
        settle(false);
      },
    );
  });
}
