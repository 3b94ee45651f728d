import { isDeepStrictEqual } from 'node:util';
import { documentPaths } from '@akada/domain/documents/paths';
import { type ReportedFile, reportedFileSchema } from '@akada/domain/support/schemas';
import type { DocumentChange } from '../lib/document-triggers.ts';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { addHideClaims, chooseHideClaims } from './hide-claims.ts';
import { type OpenReports, readReports } from './read-reports.ts';
import { type FileSnapshots, hideFile, readReportedFile, writeReportedFile } from './reported-file.ts';
import { resolveReports } from './resolve-reports.ts';
import { weighReport } from './weigh-report.ts';

/**
 * Shows a report to moderators, and hides the file when its reports weigh enough. It goes by the reports that are open
 * now and not by the event, so events may come late, twice or in any order.
 */
export async function reportCreated(deps: Deps, { id }: Pick<DocumentChange, 'id'>): Promise<void> {
  const report = await weighReport(deps, id);
  if (report?.status !== 'open') return;
  const { file_id: fileId } = report;
  const file = await retryOnConflict(() => tryToUpdateSummary(deps, fileId));
  // Checked again at the end: a file deleted in the meantime must not wait for a moderator for ever.
  if (!file || !(await deps.db.doc(documentPaths.vaultItem(fileId)).get()).exists) {
    await resolveReports(deps, fileId, 'closed');
    await deps.db.doc(documentPaths.reportedFile(fileId)).delete();
    return;
  }
  if (file.user_id === report.user_id) {
    await deps.db.doc(documentPaths.report(fileId, report.user_id)).update({ status: 'closed' });
  }
  // Also checked again at the end: a report must not stay visible when its student has deleted their account in the
  // meantime.
  await dropClosedReports(deps, fileId);
}

/** Updates what moderators see of a file, and hides it if its reports weigh enough; null when the file is gone. */
async function tryToUpdateSummary({ db, now }: Deps, fileId: string): Promise<ReportSummary | null> {
  const read = await readReportedFile(db, fileId);
  if (!read.item.exists) return null;
  const reports = await readReports(db, read);
  const summary = summarize(read, reports);
  const claims = summary.hidden ? null : await chooseHideClaims(db, fileId, reports.counting);
  if (claims) summary.hidden = true;
  if (summary.reports === 0 || isDeepStrictEqual(previousSummary(read), summary)) return summary;
  const batch = db.batch();
  if (summary.hidden) hideFile(batch, db, read, now());
  if (claims) addHideClaims(batch, fileId, claims);
  writeReportedFile(batch, read, { ...summary, updated_at: now() });
  await batch.commit();
  return summary;
}

/**
 * Removes reports that are no longer open from what moderators see of a file. A hidden file stays in their list
 * without any.
 */
export function dropClosedReports({ db, now }: Pick<Deps, 'db' | 'now'>, fileId: string): Promise<void> {
  return retryOnConflict(async () => {
    const read = await readReportedFile(db, fileId);
    if (previousSummary(read)?.status !== 'open' || !read.item.exists) return;
    // This never hides a file: only a new report does.
    const summary = summarize(read, await readReports(db, read));
    if (isDeepStrictEqual(previousSummary(read), summary)) return;
    const batch = db.batch();
    if (summary.reports > 0 || summary.hidden)
      writeReportedFile(batch, read, { ...summary, updated_at: now() });
    else batch.delete(read.reported.ref, ifUnchanged(read.reported));
    await batch.commit();
  });
}

type ReportSummary = Omit<ReportedFile, 'updated_at'>;

function summarize({ item }: FileSnapshots, { reports, told }: OpenReports): ReportSummary {
  const [user_id, filename] = [item.get('user_id') as string, item.get('filename') as string];
  return { user_id, filename, reports, told, hidden: item.get('hidden') === true, status: 'open' };
}

function previousSummary({ reported }: FileSnapshots): ReportSummary | undefined {
  const before = parseDocument(reportedFileSchema, reported);
  if (!before) return undefined;
  const { updated_at: _, ...summary } = before;
  return summary;
}
