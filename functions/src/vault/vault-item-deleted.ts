import { documentPaths } from '@akada/domain/documents/paths';
import type { NewVaultItem } from '@akada/domain/vault/schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { deleteMarkedObject, markForDeletion, ownFile } from './objects.ts';
import { resolveReports } from './resolve-reports.ts';
import { correctStoredBytes } from './storage-usage.ts';

/**
 * Deletes what belongs to a deleted item. The object is deleted last, and marked first, so that the next delivery or
 * the sweep finishes whatever fails here.
 */
export const vaultItemDeleted: ChangeHandler = async (deps, { uid, id, before }) => {
  const { db } = deps;
  const file = ownFile(deps.bucket(), before as NewVaultItem);
  const isMarked = file !== null && (await markForDeletion(deps, file.path));
  const item = await db.doc(documentPaths.vaultItem(id)).get();
  // The ID may have been used again; then everything under it belongs to the new item.
  if (!item.exists) {
    await resolveReports(deps, id, 'closed');
    await db.doc(documentPaths.reportedFile(id)).delete();
    await db.recursiveDelete(item.ref);
  }
  await correctStoredBytes(deps, uid);
  if (file && isMarked) await deleteMarkedObject(deps, file.path);
};
