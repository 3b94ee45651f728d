import { documentPaths } from '@akada/domain/documents/paths';
import { type ReportedFile, reportedFileSchema } from '@akada/domain/support/schemas';
import type { Moderation } from '@akada/domain/support/tickets';
import type { WriteBatch } from 'firebase-admin/firestore';
import { AppError, fileNotFound } from '../lib/app-error.ts';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { removedNotice } from './moderation-notices.ts';
import {
  type FileSnapshots,
  hideFile,
  readReportedFile,
  restoreFile,
  writeReportedFile,
} from './reported-file.ts';
import { resolveReports } from './resolve-reports.ts';

/**
 * Hides, restores or deletes a file, and resolves its reports. Repeating a decision, or making it twice at once, has
 * the same result as once.
 */
export const moderateFile: Handler<'moderateFile'> = async (deps, caller, { file_id, decision }) => {
  if (!caller.isModerator) throw new AppError('permission-denied', 'Only moderators can do this.');
  const isDone = await retryOnConflict(() => tryToDecide(deps, file_id, decision));
  // A file to delete that is already gone is no failure; its deletion resolves the reports.
  if (!isDone && decision !== 'delete') throw fileNotFound();
  return {};
};

/** Whether the decision was carried out; false when the file is gone. */
async function tryToDecide(deps: Deps, fileId: string, decision: Moderation): Promise<boolean> {
  // Read first: a report that arrives after this changes what was read, so that the decision is retried.
  const file = await readReportedFile(deps.db, fileId);
  if (!file.item.exists) return false;
  if (decision !== 'hide') {
    await resolveReports(deps, fileId, decision === 'restore' ? 'rejected' : 'upheld');
  }
  const batch = deps.db.batch();
  WRITES[decision](batch, deps, file);
  return ignoreNotFound(batch.commit());
}

/** The writes of each decision, in one commit. */
const WRITES: Record<Moderation, (batch: WriteBatch, deps: Deps, file: FileSnapshots) => void> = {
  hide(batch, { db, now }, file) {
    hideFile(batch, db, file, now());
    writeReportedFile(batch, file, {
      ...toReportedFile(file),
      hidden: true,
      status: 'open',
      updated_at: now(),
    });
  },
  restore(batch, { now }, file) {
    // A moderator can't list an item that isn't listed yet. If the item is gone the commit fails.
    if (file.item.get('hidden') !== undefined) restoreFile(batch, file);
    const answered = { ...toReportedFile(file), reports: 0, told: [] };
    writeReportedFile(batch, file, { ...answered, hidden: false, status: 'done', updated_at: now() });
  },
  delete(batch, { db, now }, { id, item, reported }) {
    const notice = removedNotice(id, item.get('filename') as string, now());
    const uid = item.get('user_id') as string;
    // Of two deletions at once the second finds nothing to delete and writes nothing.
    batch.delete(item.ref, { exists: true });
    batch.delete(db.doc(documentPaths.note(id)));
    batch.set(notificationRef(db, uid, notice), notice.notification);
    if (reported.exists)
      batch.update(reported.ref, { status: 'done', updated_at: now() }, ifUnchanged(reported));
  },
};

function toReportedFile({
  item,
  reported,
}: FileSnapshots): Pick<ReportedFile, 'user_id' | 'filename' | 'reports' | 'told'> {
  const { reports = 0, told = [] } = parseDocument(reportedFileSchema, reported) ?? {};
  return { user_id: item.get('user_id') as string, filename: item.get('filename') as string, reports, told };
}
