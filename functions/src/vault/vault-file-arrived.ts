import type { VaultObject } from '@akada/domain/vault/schemas';
import { parseFileUrl } from '@akada/domain/vault/vault';
import type { FileChange } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';
import { inspect } from './inspect.ts';
import { itemsNaming, markerRef } from './objects.ts';
import { rejectFile } from './reject-file.ts';

/**
 * Records that an object is there, so that the sweep finds it if no item comes to name it, and removes it when it is
 * not what it claims. Its item may be listed already, or even be gone with the object.
 */
export async function vaultFileArrived(deps: Deps, { path, at }: FileChange): Promise<void> {
  const file = parseFileUrl(`gs://${deps.bucket().name}/${path}`);
  if (!file) return;
  const marker = markerRef(deps.db, path);
  // Before anything is looked at: whoever removes the object or lists it removes the marker after that.
  await wasCreated(marker.create({ path, created_at: at } satisfies VaultObject));
  const found = await inspect(deps.bucket(), path);
  if (found === 'missing') await marker.delete();
  else if (typeof found === 'string') await rejectFile(deps, file, found);
  else if (!(await forgetIfListed(deps, path, found.generation))) await rejectFile(deps, file, 'exchanged');
}

/**
 * In a transaction, so that an item that is deleted meanwhile does not take its object's marker with it.
 *
 * @returns false when an item is listed with another object of this name: its contributor has removed that one and
 *   put this in its place, so that others find under the old title and counts what nobody has seen
 */
function forgetIfListed(deps: Deps, path: string, generation: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const [item] = (await transaction.get(itemsNaming(deps, path))).docs;
    if (item?.get('hidden') === undefined) return true;
    const listed = item.get('generation') as string | undefined;
    if (listed !== undefined && listed !== generation) return false;
    transaction.delete(markerRef(deps.db, path));
    return true;
  });
}
