import { sharedCollections } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { ownFile } from '../vault/objects.ts';
import { syncListedMark } from '../vault/sync-listed-mark.ts';
import type { Migration } from './migration.ts';

/**
 * Marks the objects of listed files, as the Storage rules of this release require, and revokes the download tokens
 * of hidden ones. No document changes. The functions of this release maintain the marks, so they are deployed
 * before it runs.
 */
export const vaultObjectMarks: Migration = {
  id: 'vault-object-marks',
  version: 5,
  does: 'Marks the stored files that are listed, so that students can open them under the new Storage rules.',
  collection: sharedCollections.vault,
  migrate: (data) => data,
  async migrateObject({ db, bucketOf }, data, options) {
    const { hidden, file_url, user_id } = data as Partial<VaultItem>;
    // For items that are not listed yet, the trigger that lists them sets the mark.
    if (hidden === undefined || !file_url || !user_id) return false;
    const bucket = bucketOf(new URL(file_url).host);
    const file = ownFile(bucket, { user_id, file_url });
    return file !== null && syncListedMark({ db, bucket: () => bucket }, file.path, options);
  },
};
