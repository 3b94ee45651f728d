import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { documentPaths, vaultCounts } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import type { Caller, Deps, Handler } from '../lib/handler.ts';
import { isNotFound, wasCreated } from '../lib/retry-on-conflict.ts';
import { fileNotFound } from './file-not-found.ts';

/** Days for which it is known who has counted: one more than the day itself, for clocks that differ. */
const COUNT_RETENTION_DAYS = 2;

const COUNTERS = {
  views: 'view_count',
  downloads: 'download_count',
} as const satisfies Record<keyof typeof vaultCounts, keyof VaultItem>;

/** Counts a view, for each student once a day. */
export const incrementViewCount: Handler<'incrementViewCount'> = (deps, caller, { file_id }) =>
  countUse(deps, caller, file_id, 'views');

/** Counts a download, for each student once a day. */
export const incrementDownloadCount: Handler<'incrementDownloadCount'> = (deps, caller, { file_id }) =>
  countUse(deps, caller, file_id, 'downloads');

/**
 * A keyed create says whether the student has counted today, an increment counts: neither reads what all students
 * share, so any number at once get through.
 */
async function countUse(
  { db, now }: Deps,
  caller: Caller,
  fileId: string,
  use: keyof typeof COUNTERS,
): Promise<{ counted: boolean }> {
  const itemRef = db.doc(documentPaths.vaultItem(fileId));
  const [item] = (await db.getAll(itemRef, { fieldMask: ['hidden', 'user_id'] })) as [DocumentSnapshot];
  if (!maySee(caller, item)) throw fileNotFound();
  const day = utcDay(now());
  const counted = db
    .batch()
    .create(db.doc(`${vaultCounts[use](fileId)}/${caller.uid}_${day}`), {
      user_id: caller.uid,
      expires_at: startOfDay(addDays(day, COUNT_RETENTION_DAYS)),
    })
    .update(itemRef, { [COUNTERS[use]]: FieldValue.increment(1) });
  try {
    return { counted: await wasCreated(counted.commit()) };
  } catch (error) {
    throw isNotFound(error) ? fileNotFound() : error;
  }
}

/** As the rules have it: what is listed is for all, the rest for its contributor and moderators. */
function maySee({ uid, isModerator = false }: Caller, item: DocumentSnapshot): boolean {
  if (!item.exists) return false;
  return item.get('hidden') === false || item.get('user_id') === uid || isModerator;
}
