import type { StoredFile } from '@akada/domain/vault/vault';
import type { Deps } from '../lib/handler.ts';
import { tell } from '../lib/notice.ts';
import type { Refusal } from './inspect.ts';
import { condemn, itemOf, removeCondemned, removeItemsOf } from './objects.ts';
import { refusalNotice } from './refusal-notice.ts';

/**
 * Removes an object that may not be shared with every item that names it, and tells the student why. The object goes
 * last: while it is there a replay finds it and does again what was not done.
 */
export async function reject(
  deps: Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>,
  { bucket, path, uid, name }: StoredFile,
  refusal: Refusal,
): Promise<void> {
  const [item] = (await itemOf(deps, path).get()).docs;
  const file = { url: `gs://${bucket}/${path}`, name, shown: item?.get('filename') as string | undefined };
  await tell(deps, uid, refusalNotice(file, refusal, deps.now()));
  await removeItemsOf(deps, path);
  if (await condemn(deps, path)) await removeCondemned(deps, path);
}
