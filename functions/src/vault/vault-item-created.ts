import { profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import {
  type NewVaultItem,
  noteSchema,
  type VaultItem,
  type VaultListing,
} from '@akada/domain/vault/schemas';
import { topWords } from '@akada/domain/vault/search';
import { noteSize } from '@akada/domain/vault/vault';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { notificationRef, notifyStudent } from '../lib/notify-student.ts';
import { ignoreNotFound } from '../lib/retry-on-conflict.ts';
import { checkQuota } from './check-quota.ts';
import { indexPdfText } from './index-pdf-text.ts';
import { inspectObject } from './inspect.ts';
import { isMarkedForDeletion, markerRef, ownFile } from './objects.ts';
import { rejectFile } from './reject-file.ts';
import { rejectionNotice } from './rejection-notice.ts';
import { hasScanner, isInfected } from './scan.ts';
import { correctStoredBytes } from './storage-usage.ts';
import { syncListedMark } from './sync-listed-mark.ts';

/** An item, listed or not. */
type Item = NewVaultItem & Partial<VaultListing>;

/**
 * The result of an item's checks: its true size, words of its text, and the bytes that its student stores in the
 * vault.
 */
interface CheckResult {
  checked: { size: number; generation?: string };
  text?: readonly string[];
  bytes: number;
}

/**
 * Lists a new item, or deletes it when its file is missing, isn't the contributor's, or doesn't match its name. It
 * goes by what is stored and not by the event, so that the file's own trigger may run before, after or at the same
 * time.
 */
export const vaultItemCreated: ChangeHandler = async (deps, { id }) => {
  const { db } = deps;
  const ref = db.doc(documentPaths.vaultItem(id));
  const item = (await ref.get()).data() as Item | undefined;
  if (!item || item.hidden !== undefined) return;
  if (item.file_url === null) await listNote(deps, id, item.user_id);
  else await listFile(deps, ref, item, item.file_url);
};

async function listFile(deps: Deps, ref: DocumentReference, item: Item, url: string): Promise<void> {
  const { db, now } = deps;
  const bucket = deps.bucket();
  const file = ownFile(bucket, item);
  if (!file) {
    // The URL names another student's object, or none of the vault: only the item is deleted.
    const named = { url, name: url.slice(url.lastIndexOf('/') + 1), shown: item.filename };
    await notifyStudent(deps, item.user_id, rejectionNotice(named, 'missing', now()));
    await ref.delete();
    return;
  }
  const found = await inspectObject(bucket, file.path);
  if (typeof found === 'string') return rejectFile(deps, file, found);
  if (hasScanner()) {
    // Reads this generation, so that the listed object is the scanned one.
    const [bytes] = await bucket.file(file.path, { generation: found.generation }).download();
    if (await isInfected(new Uint8Array(bytes))) return rejectFile(deps, file, 'infected');
  }
  // Before the sum of stored bytes: a client may have declared another size.
  if (found.size !== item.size) await ignoreNotFound(ref.update({ size: found.size }));
  const bytes = await correctStoredBytes(deps, item.user_id);
  const isListed = await db.runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    const marker = await transaction.get(markerRef(db, file.path));
    if (isMarkedForDeletion(marker)) return false;
    await list(deps, transaction, current, { checked: found, bytes });
    if (marker.exists) transaction.delete(marker.ref);
    return true;
  });
  if (!isListed) return rejectFile(deps, file, 'missing');
  // Also done here, so that readers don't wait for the trigger of this change.
  await syncListedMark(deps, file.path);
  // After listing, so that a PDF that crashes the reader is still listed.
  if (item.type === 'pdf') await indexPdfText(deps, ref, { path: file.path, size: found.size });
}

async function listNote(deps: Deps, id: string, uid: string): Promise<void> {
  const { db } = deps;
  await db.runTransaction(async (transaction) => {
    const [item, body] = await transaction.getAll(
      db.doc(documentPaths.vaultItem(id)),
      db.doc(documentPaths.note(id)),
    );
    if (!item || !body) return;
    const note = parseDocument(noteSchema, body);
    const text = note && topWords(note.content);
    // Notes have a daily limit, whatever the storage used.
    if (text) await list(deps, transaction, item, { checked: { size: noteSize(note) }, text, bytes: 0 });
    else transaction.delete(item.ref);
  });
  await correctStoredBytes(deps, uid);
}

/**
 * Adds the listing to an item. A deleted item stays deleted, and one hidden in the meantime stays hidden. An item over
 * a quota stays private, and its student is notified.
 */
async function list(
  deps: Pick<Deps, 'db' | 'now'>,
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  { checked, text = [], bytes }: CheckResult,
): Promise<void> {
  const item = snapshot.data() as Item | undefined;
  if (!item || item.hidden !== undefined) return;
  // In the same transaction, so that a profile change not seen here finds the item listed.
  const profile = parseDocument(
    profileSchema,
    await transaction.get(snapshot.ref.firestore.doc(documentPaths.profile(item.user_id))),
  );
  const { over_quota, noticeFor, count } = await checkQuota(deps, transaction, item, bytes);
  const listing = {
    ...buildListing(item, profile, text),
    hidden: over_quota !== undefined,
    ...(over_quota && { over_quota }),
    helpful_count: 0,
    ...checked,
  } satisfies Partial<VaultItem>;
  transaction.update(snapshot.ref, listing);
  count();
  if (!over_quota) return;
  const notice = noticeFor(snapshot.id);
  transaction.set(notificationRef(deps.db, item.user_id, notice), notice.notification);
}
