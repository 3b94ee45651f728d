import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError, fileNotFound } from '../lib/app-error.ts';
import type { Handler } from '../lib/handler.ts';
import { checkQuota } from './check-quota.ts';
import { correctStoredBytes } from './storage-usage.ts';

/**
 * Lists an item that stayed private because of a quota. A student can't undo a moderator's decision; an item that is
 * already listed stays listed.
 *
 * @throws AppError while the quota is exceeded, or when the item isn't the caller's
 */
export const relistFile: Handler<'relistFile'> = async (deps, { uid }, { file_id }) => {
  const { db } = deps;
  const bytes = await correctStoredBytes(deps, uid);
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(db.doc(documentPaths.vaultItem(file_id)));
    const item = document.data() as VaultItem | undefined;
    if (item?.user_id !== uid) throw fileNotFound();
    if (item.over_quota === undefined) return;
    const { over_quota, message, count } = await checkQuota(deps, transaction, item, bytes);
    if (over_quota) throw new AppError('resource-exhausted', message);
    transaction.update(document.ref, { hidden: false, over_quota: FieldValue.delete() });
    count();
  });
  return {};
};
