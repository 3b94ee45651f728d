import { documentPaths } from '@akada/domain/documents/paths';
import { vaultListingChanged } from '@akada/functions/src/vault/vault-listing-changed.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import { change, type Vault } from './vault.ts';

/** Looks at an item, and gives the event that tells what has become of it since it was last looked at. */
export type Look = (id: string) => Promise<() => Promise<void>>;

/** Tells of the items of a vault as Firestore does. */
export function listingTold(vault: Vault): Look {
  const seen = new Map<string, DocumentData | undefined>();
  return async (id) => {
    const after = (await vault.db.doc(documentPaths.vaultItem(id)).get()).data();
    const before = seen.get(id);
    seen.set(id, after);
    const uid = String((after ?? before)?.user_id);
    return () => vaultListingChanged(vault.depsAt(), change(id, { uid, before, after }));
  };
}
