import { documentPaths } from '@akada/domain/documents/paths';
import type { ReportedFile } from '@akada/domain/support/schemas';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, readTogether } from '../lib/documents.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { hiddenNotice } from './moderation-notices.ts';

/** Snapshots of an item and of what moderators see of its reports. */
export interface FileSnapshots {
  id: string;
  item: DocumentSnapshot;
  reported: DocumentSnapshot;
}

/**
 * Reads a file before a decision. Every decision writes `reported`, so that concurrent decisions conflict there and
 * are retried.
 */
export async function readReportedFile(db: Firestore, id: string): Promise<FileSnapshots> {
  const [item, reported] = await readTogether(
    db,
    db.doc(documentPaths.vaultItem(id)),
    db.doc(documentPaths.reportedFile(id)),
  );
  return { id, item, reported };
}

/** Adds to a batch what moderators will see. The commit fails if anyone has decided since the file was read. */
export function writeReportedFile(batch: WriteBatch, { reported }: FileSnapshots, file: ReportedFile): void {
  if (reported.exists) batch.update(reported.ref, { ...file }, ifUnchanged(reported));
  else batch.create(reported.ref, file);
}

/**
 * Adds to a batch that the file is hidden and its contributor notified, unless it was hidden already.
 *
 * @throws AppError while the file isn't listed yet: the listing trigger would take a hidden item for a listed one
 */
export function hideFile(batch: WriteBatch, db: Firestore, { id, item }: FileSnapshots, at: Date): void {
  if (item.get('hidden') === undefined) {
    throw new AppError('failed-precondition', "This file isn't listed yet. Try again in a minute.");
  }
  // A file that is private because of a quota was not hidden by a moderator.
  const hidden = item.get('hidden') === true && item.get('over_quota') === undefined;
  // Written even if already hidden: if the item is gone the commit fails, and moderators see nothing of it. From now
  // on a moderator, and no longer its contributor, decides whether it is listed.
  const changes = { hidden: true, over_quota: FieldValue.delete(), ...(!hidden && { hidden_at: at }) };
  batch.update(item.ref, changes);
  if (hidden) return;
  const [uid, filename] = [item.get('user_id') as string, item.get('filename') as string];
  const notice = hiddenNotice(id, filename, at);
  batch.set(notificationRef(db, uid, notice), notice.notification);
}

/** Adds to a batch that the file is listed again. */
export function restoreFile(batch: WriteBatch, { item }: FileSnapshots): void {
  batch.update(item.ref, {
    hidden: false,
    hidden_at: FieldValue.delete(),
    over_quota: FieldValue.delete(),
  });
}
