import { sharedCollections } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import type { Migration } from './migration.ts';

/**
 * Adds a count of helpful votes to files listed before: Firestore omits files without one from 'Most Helpful'.
 */
export const vaultHelpfulCount: Migration = {
  id: 'vault-helpful-count',
  version: 4,
  does: 'Starts the count of helpful votes of shared files at 0, so that they can be sorted by it.',
  collection: sharedCollections.vault,
  migrate: (data) => {
    const { hidden, helpful_count } = data as Partial<VaultItem>;
    // For items that are not listed yet, the trigger that lists them sets it.
    return hidden === undefined || helpful_count !== undefined ? data : { ...data, helpful_count: 0 };
  },
};
