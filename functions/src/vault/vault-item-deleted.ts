import { documentPaths } from '@akada/domain/documents/paths';
import type { NewVaultItem } from '@akada/domain/vault/schemas';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { deleteMarkedObject, markForDeletion, ownFile } from './objects.ts';
import { resolveReports } from './resolve-reports.ts';
import { correctStoredBytes } from './storage-usage.ts';

/**
 * Removes what an item leaves behind. The object goes last and its marker stands before anything else is tried, so
 * that whatever fails here is finished by the next delivery or by the sweep.
 */
export const vaultItemDeleted: ChangeHandler = async (deps, { uid, id, before }) => {
  const { db } = deps;
  const file = ownFile(deps.bucket(), before as NewVaultItem);
  const goes = file !== null && (await markForDeletion(deps, file.path));
  const item = await db.doc(documentPaths.vaultItem(id)).get();
  // Its id may have been used again: what hangs on it then is the new item's.
  if (!item.exists) {
    await resolveReports(deps, id, 'closed');
    await db.doc(documentPaths.reportedFile(id)).delete();
    await db.recursiveDelete(item.ref);
  }
  await correctStoredBytes(deps, uid);
  if (file && goes) await deleteMarkedObject(deps, file.path);
};
