import { documentPaths } from '@akada/domain/documents/paths';
import { storedBytesQuery } from '@akada/domain/vault/queries';
import type { VaultUsage } from '@akada/domain/vault/schemas';
import { ifUnchanged } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { countAndSum } from '../lib/run-query.ts';

/**
 * Sets what is counted as a student's storage to the sum of what they have in the vault: declared sizes that were wrong,
 * notes and deletions get in by this. It goes by what is there, so it may run late, twice and in any order.
 *
 * @returns the bytes
 */
export async function correctStoredBytes({ db }: Pick<Deps, 'db'>, uid: string): Promise<number> {
  const ref = db.doc(documentPaths.vaultUsage(uid));
  return retryOnConflict(async () => {
    // Before the sum: a file that is shared in between changes it, the update fails, and this runs again.
    const usage = await ref.get();
    const { sum: bytes } = await countAndSum(db, storedBytesQuery(uid), 'size');
    // Where there is none the student's next file makes one, and of an account that is gone there must be none.
    if (usage.exists && usage.get('bytes') !== bytes) {
      await ignoreNotFound(ref.update({ bytes } satisfies Partial<VaultUsage>, ifUnchanged(usage)));
    }
    return bytes;
  });
}
