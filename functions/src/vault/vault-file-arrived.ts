import type { VaultObject } from '@akada/domain/vault/schemas';
import { parseFileUrl } from '@akada/domain/vault/stored-files';
import type { FileChange } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';
import { inspectObject } from './inspect.ts';
import { itemsNaming, markerRef } from './objects.ts';
import { rejectFile } from './reject-file.ts';

/**
 * Records an uploaded object, so that the sweep finds it if no item ever names it, and removes it if its contents are
 * refused. Its item may already be listed, or deleted together with the object.
 */
export async function vaultFileArrived(deps: Deps, { path, at }: FileChange): Promise<void> {
  const file = parseFileUrl(`gs://${deps.bucket().name}/${path}`);
  if (!file) return;
  const marker = markerRef(deps.db, path);
  // Created before the checks: what later removes or lists the object also deletes the marker.
  await wasCreated(marker.create({ path, created_at: at } satisfies VaultObject));
  const result = await inspectObject(deps.bucket(), path);
  if (result === 'missing') await marker.delete();
  else if (typeof result === 'string') await rejectFile(deps, file, result);
  else if (!(await deleteMarkerIfListed(deps, path, result.generation)))
    await rejectFile(deps, file, 'replaced');
}

/**
 * Deletes the marker if an item lists the object. In a transaction, so that an item that is being deleted doesn't take
 * the marker with it.
 *
 * @returns false when an item lists a different object of this name. Then its contributor has replaced the object, and
 *   others would open an unchecked file under the old title and counts
 */
function deleteMarkerIfListed(deps: Deps, path: string, generation: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const [item] = (await transaction.get(itemsNaming(deps, path))).docs;
    if (item?.get('hidden') === undefined) return true;
    const listed = item.get('generation') as string | undefined;
    if (listed !== undefined && listed !== generation) return false;
    transaction.delete(markerRef(deps.db, path));
    return true;
  });
}
