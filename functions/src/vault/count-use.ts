import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { documentPaths, vaultCounts } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { fileNotFound } from '../lib/app-error.ts';
import type { Caller, Deps, Handler } from '../lib/handler.ts';
import { isNotFound, wasCreated } from '../lib/retry-on-conflict.ts';

/** Days to remember who has been counted: one more than the day itself, to allow for clock differences. */
const COUNT_RETENTION_DAYS = 2;

const COUNTERS = {
  views: 'view_count',
  downloads: 'download_count',
} as const satisfies Record<keyof typeof vaultCounts, keyof VaultItem>;

/** Counts a view, at most once a day for each student. */
export const incrementViewCount: Handler<'incrementViewCount'> = (deps, caller, { file_id }) =>
  countUse(deps, caller, file_id, 'views');

/** Counts a download, at most once a day for each student. */
export const incrementDownloadCount: Handler<'incrementDownloadCount'> = (deps, caller, { file_id }) =>
  countUse(deps, caller, file_id, 'downloads');

/**
 * Creates a document keyed by student and day, which fails if the student has been counted today, and increments the
 * count. Neither reads a shared document, so any number of calls can run at once.
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
  const batch = db
    .batch()
    .create(db.doc(`${vaultCounts[use](fileId)}/${caller.uid}_${day}`), {
      user_id: caller.uid,
      expires_at: startOfDay(addDays(day, COUNT_RETENTION_DAYS)),
    })
    .update(itemRef, { [COUNTERS[use]]: FieldValue.increment(1) });
  try {
    return { counted: await wasCreated(batch.commit()) };
  } catch (error) {
    throw isNotFound(error) ? fileNotFound() : error;
  }
}

/** The same condition as in the rules: anyone may see a listed item, and its contributor and moderators any other. */
function maySee({ uid, isModerator = false }: Caller, item: DocumentSnapshot): boolean {
  if (!item.exists) return false;
  return item.get('hidden') === false || item.get('user_id') === uid || isModerator;
}
