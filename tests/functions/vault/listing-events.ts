import { documentPaths } from '@akada/domain/documents/paths';
import { vaultListingChanged } from '@akada/functions/src/vault/vault-listing-changed.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import { createChange, type Vault } from './vault.ts';

/** Reads an item, and returns a function that delivers the event of its change since the last read. */
export type RecordChange = (id: string) => Promise<() => Promise<void>>;

/** Delivers the events of a vault's items, as Firestore does. */
export function trackListingEvents(vault: Vault): RecordChange {
  const seen = new Map<string, DocumentData | undefined>();
  return async (id) => {
    const after = (await vault.db.doc(documentPaths.vaultItem(id)).get()).data();
    const before = seen.get(id);
    seen.set(id, after);
    const uid = String((after ?? before)?.user_id);
    return () => vaultListingChanged(vault.depsAt(), createChange(id, { uid, before, after }));
  };
}
