import { parseFileUrl } from '@akada/domain/vault/vault';
import type { FileChange } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { deleteItemsOf, markerRef } from './objects.ts';

/**
 * Removes what names an object that is gone: its contributor may remove it without its item, which nobody could open
 * then. An item that comes later finds no object and is refused. Of an object that we removed ourselves nothing is left.
 */
export async function vaultFileGone(deps: Deps, { path }: Pick<FileChange, 'path'>): Promise<void> {
  const bucket = deps.bucket();
  if (!parseFileUrl(`gs://${bucket.name}/${path}`)) return;
  // The event may be late, and another object have come under the same name.
  const [isThere] = await bucket.file(path).exists();
  if (isThere) return;
  await deleteItemsOf(deps, path);
  await markerRef(deps.db, path).delete();
}
