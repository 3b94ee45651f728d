import { documentPaths } from '@akada/domain/documents/paths';
import { type ReportedFile, reportedFileSchema } from '@akada/domain/support/schemas';
import type { Moderation } from '@akada/domain/support/tickets';
import type { WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { fileNotFound } from './file-not-found.ts';
import { removedNotice } from './moderation-notices.ts';
import {
  type FileSnapshots,
  hideFile,
  readReportedFile,
  restoreFile,
  writeReportedFile,
} from './reported-file.ts';
import { resolveReports } from './resolve-reports.ts';

/** Hides, restores or deletes a file, and answers its reports. Decided again, or by two at once, it is the same. */
export const moderateFile: Handler<'moderateFile'> = async (deps, caller, { file_id, decision }) => {
  if (!caller.isModerator) throw new AppError('permission-denied', 'Only moderators can do this.');
  const isDone = await retryOnConflict(() => tryToDecide(deps, file_id, decision));
  // What was to be deleted and is gone is as it should be; its deletion sees to the rest.
  if (!isDone && decision !== 'delete') throw fileNotFound();
  return {};
};

/** Whether it is decided; not when the file is gone. */
async function tryToDecide(deps: Deps, fileId: string, decision: Moderation): Promise<boolean> {
  // Read first: a report that comes from here on changes what was read, and the decision begins anew.
  const file = await readReportedFile(deps.db, fileId);
  if (!file.item.exists) return false;
  if (decision !== 'hide') {
    await resolveReports(deps, fileId, decision === 'restore' ? 'rejected' : 'upheld');
  }
  const batch = deps.db.batch();
  WRITES[decision](batch, deps, file);
  return ignoreNotFound(batch.commit());
}

/** What each decision writes, in one commit. */
const WRITES: Record<Moderation, (batch: WriteBatch, deps: Deps, file: FileSnapshots) => void> = {
  hide(batch, { db, now }, file) {
    hideFile(batch, db, file, now());
    writeReportedFile(batch, file, { ...seenOf(file), hidden: true, status: 'open', updated_at: now() });
  },
  restore(batch, { now }, file) {
    // One that is not listed yet is not for a moderator to list. Of one that is gone the commit fails.
    if (file.item.get('hidden') !== undefined) restoreFile(batch, file);
    const answered = { ...seenOf(file), reports: 0, told: [] };
    writeReportedFile(batch, file, { ...answered, hidden: false, status: 'done', updated_at: now() });
  },
  delete(batch, { db, now }, { id, item, reported }) {
    const notice = removedNotice(id, item.get('filename') as string, now());
    const uid = item.get('user_id') as string;
    // Of two at once the second finds nothing to delete, and writes nothing either.
    batch.delete(item.ref, { exists: true });
    batch.delete(db.doc(documentPaths.note(id)));
    batch.set(notificationRef(db, uid, notice), notice.notification);
    if (reported.exists)
      batch.update(reported.ref, { status: 'done', updated_at: now() }, ifUnchanged(reported));
  },
};

function seenOf({
  item,
  reported,
}: FileSnapshots): Pick<ReportedFile, 'user_id' | 'filename' | 'reports' | 'told'> {
  const { reports = 0, told = [] } = parseDocument(reportedFileSchema, reported) ?? {};
  return { user_id: item.get('user_id') as string, filename: item.get('filename') as string, reports, told };
}
