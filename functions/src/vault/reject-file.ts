import type { StoredFile } from '@akada/domain/vault/vault';
import type { Deps } from '../lib/handler.ts';
import { notifyStudent } from '../lib/notify-student.ts';
import type { Refusal } from './inspect.ts';
import { deleteItemsOf, deleteMarkedObject, itemsNaming, markForDeletion } from './objects.ts';
import { refusalNotice } from './refusal-notice.ts';

/**
 * Deletes a refused object with every item that names it, and notifies the student. The object is deleted last, so
 * that a replay finds it and finishes what failed.
 */
export async function rejectFile(
  deps: Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>,
  { bucket, path, uid, name }: StoredFile,
  refusal: Refusal,
): Promise<void> {
  const [item] = (await itemsNaming(deps, path).get()).docs;
  const file = { url: `gs://${bucket}/${path}`, name, shown: item?.get('filename') as string | undefined };
  await notifyStudent(deps, uid, refusalNotice(file, refusal, deps.now()));
  await deleteItemsOf(deps, path);
  if (await markForDeletion(deps, path)) await deleteMarkedObject(deps, path);
}
