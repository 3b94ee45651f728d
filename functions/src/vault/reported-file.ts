import { documentPaths } from '@akada/domain/documents/paths';
import type { ReportedFile } from '@akada/domain/support/schemas';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, readTogether } from '../lib/documents.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { hiddenNotice } from './moderation-notices.ts';

/** An item, and what moderators see of its reports. */
export interface FileSnapshots {
  id: string;
  item: DocumentSnapshot;
  reported: DocumentSnapshot;
}

/** Reads a file before something is decided about it. Whoever decides writes `reported`, so that decisions queue there. */
export async function readReportedFile(db: Firestore, id: string): Promise<FileSnapshots> {
  const [item, reported] = await readTogether(
    db,
    db.doc(documentPaths.vaultItem(id)),
    db.doc(documentPaths.reportedFile(id)),
  );
  return { id, item, reported };
}

/** Adds to a batch what moderators are to see, provided that nobody has decided since it was read. */
export function writeReportedFile(batch: WriteBatch, { reported }: FileSnapshots, file: ReportedFile): void {
  if (reported.exists) batch.update(reported.ref, { ...file }, ifUnchanged(reported));
  else batch.create(reported.ref, file);
}

/**
 * Adds to a batch that a file is hidden and its contributor told, unless it was hidden.
 *
 * @throws AppError while the file is not listed yet: what lists it takes one that is hidden for listed
 */
export function hideFile(batch: WriteBatch, db: Firestore, { id, item }: FileSnapshots, at: Date): void {
  if (item.get('hidden') === undefined) {
    throw new AppError('failed-precondition', "This file isn't listed yet. Try again in a minute.");
  }
  // No moderator has hidden a file that is private because of a quota.
  const hidden = item.get('hidden') === true && item.get('over_quota') === undefined;
  // Also of one that is hidden: when it is gone the commit fails, and nothing of it is left for moderators.
  // From now on it's a moderator's decision, and no longer its contributor's, whether it is listed.
  const changes = { hidden: true, over_quota: FieldValue.delete(), ...(!hidden && { hidden_at: at }) };
  batch.update(item.ref, changes);
  if (hidden) return;
  const [uid, filename] = [item.get('user_id') as string, item.get('filename') as string];
  const notice = hiddenNotice(id, filename, at);
  batch.set(notificationRef(db, uid, notice), notice.notification);
}

/** Adds to a batch that a file is listed again. */
export function restoreFile(batch: WriteBatch, { item }: FileSnapshots): void {
  batch.update(item.ref, {
    hidden: false,
    hidden_at: FieldValue.delete(),
    over_quota: FieldValue.delete(),
  });
}
