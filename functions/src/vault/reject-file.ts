import type { StoredFile } from '@akada/domain/vault/stored-files';
import type { Deps } from '../lib/handler.ts';
import { notifyStudent } from '../lib/notify-student.ts';
import type { RejectionReason } from './inspect.ts';
import { deleteItemsOf, deleteMarkedObject, itemsNaming, markForDeletion } from './objects.ts';
import { rejectionNotice } from './rejection-notice.ts';

/**
 * Deletes a rejected object with every item that names it, and notifies the student. The object is deleted last, so
 * that a replay finds it and completes the failed steps.
 */
export async function rejectFile(
  deps: Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>,
  { bucket, path, uid, name }: StoredFile,
  reason: RejectionReason,
): Promise<void> {
  const [item] = (await itemsNaming(deps, path).get()).docs;
  const file = { url: `gs://${bucket}/${path}`, name, shown: item?.get('filename') as string | undefined };
  await notifyStudent(deps, uid, rejectionNotice(file, reason, deps.now()));
  await deleteItemsOf(deps, path);
  if (await markForDeletion(deps, path)) await deleteMarkedObject(deps, path);
}
