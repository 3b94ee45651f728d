import { documentPaths } from '@akada/domain/documents/paths';
import { storedBytesQuery } from '@akada/domain/vault/queries';
import type { VaultUsage } from '@akada/domain/vault/schemas';
import { ifUnchanged } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { countAndSum } from '../lib/run-query.ts';

/**
 * Sets a student's storage usage to the sum of what they store in the vault, which corrects wrong declared sizes and
 * includes notes and deletions. It goes by what is stored, so it may run late, twice and in any order.
 *
 * @returns the bytes stored
 */
export async function correctStoredBytes({ db }: Pick<Deps, 'db'>, uid: string): Promise<number> {
  const ref = db.doc(documentPaths.vaultUsage(uid));
  return retryOnConflict(async () => {
    // Read before the sum: if a file is shared in between, the update fails and this runs again.
    const usage = await ref.get();
    const { sum: bytes } = await countAndSum(db, storedBytesQuery(uid), 'size');
    // If there is no usage document, the student's next file creates it; a deleted account must not get one.
    if (usage.exists && usage.get('bytes') !== bytes) {
      await ignoreNotFound(ref.update({ bytes } satisfies Partial<VaultUsage>, ifUnchanged(usage)));
    }
    return bytes;
  });
}
