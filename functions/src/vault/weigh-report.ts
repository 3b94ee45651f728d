import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { type ReportTicket, reportTicketSchema } from '@akada/domain/support/schemas';
import { decidedReportsQuery, reportsByQuery } from '@akada/domain/vault/moderation-queries';
import {
  isOldEnoughToReport,
  isOverReportLimit,
  type ReportRecord,
  reportWeight,
} from '@akada/domain/vault/reports';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { countDocuments, toQuery } from '../lib/run-query.ts';
import { isVerified } from '../lib/sign-in.ts';

/**
 * Stores an open report's weight towards hiding its file. It is stored once, so that it doesn't change with the
 * student's later record. Age and the place among the day's reports are as of the report's time, not of this run.
 *
 * @returns the report with its weight; undefined when it was deleted
 */
export function weighReport(deps: Pick<Deps, 'db' | 'auth'>, id: string): Promise<ReportTicket | undefined> {
  const ref = deps.db.collection(sharedCollections.tickets).doc(id);
  return retryOnConflict(async () => {
    const read = await ref.get();
    if (read.get('type') !== ('report' satisfies ReportTicket['type'])) return undefined;
    const report = parseDocument(reportTicketSchema, read);
    if (report?.status !== 'open' || report.counted) return report;
    const counted = await weightOf(deps, read, report);
    const updated = ref.update({ counted } satisfies Partial<ReportTicket>, ifUnchanged(read));
    return (await ignoreNotFound(updated)) ? { ...report, counted } : undefined;
  });
}

async function weightOf(
  deps: Pick<Deps, 'db' | 'auth'>,
  read: DocumentSnapshot,
  report: ReportTicket,
): Promise<NonNullable<ReportTicket['counted']>> {
  const { db } = deps;
  const { user_id: uid, created_at } = report;
  const [account, upheld, rejected] = await Promise.all([
    openAccount(db, uid),
    countDocuments(db, decidedReportsQuery(uid, 'upheld')),
    countDocuments(db, decidedReportsQuery(uid, 'rejected')),
  ]);
  const record = { upheld, rejected } satisfies ReportRecord;
  const day = countedDay(created_at, account ?? {});
  const counts =
    account !== null &&
    isOldEnoughToReport(account.created_at, created_at) &&
    (await isVerified(deps.auth, uid)) &&
    (await wasActive(db, uid)) &&
    !isOverReportLimit(await earlierReports(db, uid, read), created_at, account);
  return { ...record, day, weight: counts ? reportWeight(record) : 0 };
}

/** The account; null when it isn't open or is being deleted. */
async function openAccount(db: Firestore, uid: string): Promise<Account | null> {
  const [account, deletion] = (await db.getAll(
    db.doc(documentPaths.account(uid)),
    db.doc(documentPaths.accountDeletion(uid)),
  )) as [DocumentSnapshot, DocumentSnapshot];
  return deletion.exists ? null : (parseDocument(accountSchema, account) ?? null);
}

/** Whether the student has ever done anything that earns points. */
async function wasActive(db: Firestore, uid: string): Promise<boolean> {
  return !(await db.collection(collectionPaths.streaks(uid)).limit(1).select().get()).empty;
}

/** The times of the student's reports before this one, newest first; those with equal times are ordered by ID. */
async function earlierReports(db: Firestore, uid: string, report: DocumentSnapshot): Promise<Date[]> {
  const before = toQuery(db, reportsByQuery(uid, QUOTAS.reportsADay)).startAfter(report);
  const { docs } = await before.select('created_at' satisfies keyof ReportTicket).get();
  return docs.map((document) => (document.get('created_at') as Timestamp).toDate());
}
