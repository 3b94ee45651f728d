import { sharedCollections } from '@akada/domain/documents/paths';
import { subjectKey } from '@akada/domain/vault/listing';
import type { VaultItem } from '@akada/domain/vault/schemas';
import type { Migration } from './migration.ts';

/** Extra spaces used to make a different subject: 'Cell  biology' was not found under 'Cell biology'. */
export const vaultSubjectKeys: Migration = {
  id: 'vault-subject-keys',
  version: 6,
  does: 'Lists shared files whose subjects differ only in spaces under one subject.',
  collection: sharedCollections.vault,
  migrate: (data) => {
    const { hidden, subject, subject_lower } = data as Partial<VaultItem>;
    const key = subjectKey(subject);
    // For items that are not listed yet, the trigger that lists them sets it.
    return hidden === undefined || subject_lower === key ? data : { ...data, subject_lower: key };
  },
};
