import { isDeepStrictEqual } from 'node:util';
import { documentPaths, sharedCollections } from '@akada/domain/paths';
import { openReportsQuery } from '@akada/domain/queries/vault';
import { type ReportedFile, reportedFileSchema, reportTicketSchema } from '@akada/domain/schemas/tickets';
import { VAULT_LIMITS } from '@akada/domain/vault';
import type { Firestore } from 'firebase-admin/firestore';
import { rereading } from '../lib/contention.ts';
import type { DocumentChange } from '../lib/document-triggers.ts';
import { asRead, parsed } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { countOf, toQuery } from '../lib/run-query.ts';
import { answerReports } from './answer-reports.ts';
import { type FileRead, hide, readFile, writeReported } from './reported-file.ts';

/**
 * Tells moderators of a report, and hides the file when enough students have reported it. It goes by the reports that
 * are open now and not by the event, so events may come late, twice or in any order.
 */
export async function reportCreated(deps: Deps, { id }: Pick<DocumentChange, 'id'>): Promise<void> {
  const ticket = await deps.db.collection(sharedCollections.tickets).doc(id).get();
  if (ticket.get('type') !== 'report' || ticket.get('status') !== 'open') return;
  const fileId = ticket.get('file_id') as string;
  const file = await rereading(() => tryToRecount(deps, fileId));
  // Asked again at the end: a file that was deleted meanwhile must not wait for a moderator for ever.
  if (!file || !(await deps.db.doc(documentPaths.vaultItem(fileId)).get()).exists) {
    await answerReports(deps, fileId, 'closed');
    await deps.db.doc(documentPaths.reportedFile(fileId)).delete();
    return;
  }
  if (file.user_id === ticket.get('user_id')) await ticket.ref.update({ status: 'closed' });
  // Asked again at the end, too: what was told must not stay when whoever said it has left meanwhile.
  await withdrawReports(deps, fileId);
}

/** The file as moderators see it now; null when it is gone. */
async function tryToRecount({ db, now }: Deps, fileId: string): Promise<Seen | null> {
  const read = await readFile(db, fileId);
  if (!read.item.exists) return null;
  const seen = await seenOf(db, read);
  if (seen.reports === 0 || isDeepStrictEqual(seenBefore(read), seen)) return seen;
  const batch = db.batch();
  if (seen.hidden) hide(batch, db, read, now());
  writeReported(batch, read, { ...seen, updated_at: now() });
  await batch.commit();
  return seen;
}

/**
 * Takes out of what moderators see of a file the reports that are not open any more. One that is hidden waits for them
 * also without any.
 */
export function withdrawReports({ db, now }: Pick<Deps, 'db' | 'now'>, fileId: string): Promise<void> {
  return rereading(async () => {
    const read = await readFile(db, fileId);
    if (seenBefore(read)?.status !== 'open' || !read.item.exists) return;
    // It hides nothing, and must not say so: the report that does comes yet.
    const seen = { ...(await seenOf(db, read)), hidden: read.item.get('hidden') === true };
    if (isDeepStrictEqual(seenBefore(read), seen)) return;
    const batch = db.batch();
    if (seen.reports > 0 || seen.hidden) writeReported(batch, read, { ...seen, updated_at: now() });
    else batch.delete(read.reported.ref, asRead(read.reported));
    await batch.commit();
  });
}

type Seen = Omit<ReportedFile, 'updated_at'>;

async function seenOf(db: Firestore, { id, item }: FileRead): Promise<Seen> {
  const user_id = item.get('user_id') as string;
  // One more, because the contributor's own is not told.
  const query = openReportsQuery(id, VAULT_LIMITS.reportsTold + 1);
  const [{ docs }, open, own] = await Promise.all([
    toQuery(db, query).get(),
    countOf(db, query),
    db.doc(documentPaths.report(id, user_id)).get(),
  ]);
  // The rules deny it; here it must not help to hide a file either.
  const reports = open - Number(own.get('status') === 'open');
  const told = docs
    .flatMap((document) => parsed(reportTicketSchema, document) ?? [])
    .filter((ticket) => ticket.user_id !== user_id)
    .slice(0, VAULT_LIMITS.reportsTold)
    .map(({ reason, details, filename, created_at }) => ({
      reason,
      ...(details !== undefined && { details }),
      ...(filename !== undefined && { filename }),
      created_at,
    }));
  const hidden = item.get('hidden') === true || reports >= VAULT_LIMITS.reportsToHide;
  return { user_id, filename: item.get('filename') as string, reports, told, hidden, status: 'open' };
}

function seenBefore({ reported }: FileRead): Seen | undefined {
  const before = parsed(reportedFileSchema, reported);
  if (!before) return undefined;
  const { updated_at: _, ...seen } = before;
  return seen;
}
