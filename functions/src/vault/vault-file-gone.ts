import { parseFileUrl } from '@akada/domain/vault/stored-files';
import type { FileChange } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { deleteItemsOf, markerRef } from './objects.ts';

/**
 * Deletes the items that name a deleted object: a contributor may delete the object without its item, which then could
 * not be opened. An item created later finds no object and is refused. If we deleted the object ourselves, nothing
 * is left to do.
 */
export async function vaultFileGone(deps: Deps, { path }: Pick<FileChange, 'path'>): Promise<void> {
  const bucket = deps.bucket();
  if (!parseFileUrl(`gs://${bucket.name}/${path}`)) return;
  // The event may be late, and another object may have been uploaded under the same name.
  const [exists] = await bucket.file(path).exists();
  if (exists) return;
  await deleteItemsOf(deps, path);
  await markerRef(deps.db, path).delete();
}
