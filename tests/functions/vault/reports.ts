import { newAccount, newProfile } from '@akada/domain/account/account';
import { utcDay } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { collectionPaths, documentPaths, reportId, sharedCollections } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { type Notification, notificationSchema } from '@akada/domain/notifications/schemas';
import {
  type ReportedFile,
  type ReportTicket,
  reportedFileSchema,
  reportTicketSchema,
} from '@akada/domain/support/schemas';
import type { TicketStatus } from '@akada/domain/support/tickets';
import { newActiveDay } from '@akada/functions/src/points/changes.ts';
import { reportCreated } from '@akada/functions/src/vault/report-created.ts';
import { auth, NOW, parseStrictly } from '../../support/backend.ts';
import { createChange, readStored, type Vault } from './vault.ts';

/** Opens accounts whose reports count: verified, 30 days old, and active on a day. */
export async function writeEstablishedStudents({ db }: Pick<Vault, 'db'>, ...uids: string[]): Promise<void> {
  const opened = new Date(NOW.getTime() - 30 * MS_PER_DAY);
  const day = utcDay(opened);
  const batch = db.batch();
  for (const uid of uids) {
    batch.set(db.doc(documentPaths.account(uid)), newAccount(opened));
    batch.set(db.doc(documentPaths.profile(uid)), { ...newProfile(`Name of ${uid}`), username: null });
    batch.set(db.doc(`${collectionPaths.streaks(uid)}/${day}`), newActiveDay('task_completed', day));
  }
  await Promise.all([batch.commit(), ...uids.map(verify)]);
}

/** Sign-ins are shared by all test files. */
async function verify(uid: string): Promise<void> {
  try {
    await auth.createUser({ uid, emailVerified: true });
  } catch (error) {
    if (errorCode(error) !== 'auth/uid-already-exists') throw error;
  }
}

/** Deletes all reports and the students' hide claims. */
export async function deleteReports({ db }: Pick<Vault, 'db'>): Promise<void> {
  await db.recursiveDelete(db.collection(sharedCollections.tickets));
  await db.recursiveDelete(db.collection(sharedCollections.accounts));
}

/** Writes an established student's report without delivering its event. */
export async function writeReport(
  vault: Pick<Vault, 'db'>,
  fileId: string,
  uid: string,
  fields: Partial<ReportTicket> = {},
): Promise<void> {
  await writeEstablishedStudents(vault, uid);
  await writeReportOf(vault, fileId, uid, fields);
}

/** Writes a report, whether or not its student has an account. */
export async function writeReportOf(
  { db }: Pick<Vault, 'db'>,
  fileId: string,
  uid: string,
  fields: Partial<ReportTicket> = {},
): Promise<void> {
  const ticket = { type: 'report', user_id: uid, file_id: fileId, reason: 'spam', status: 'open' };
  const report = reportTicketSchema.parse({ ...ticket, created_at: NOW, ...fields });
  await db.doc(documentPaths.report(fileId, uid)).create(report);
}

/** Delivers the event of a student's new report. */
export function deliverReport(vault: Vault, fileId: string, uid: string, now = NOW): Promise<void> {
  return reportCreated(vault.depsAt(now), createChange(reportId(fileId, uid), { uid }));
}

/** Lets students report a file one after the other. */
export async function reportFile(vault: Vault, fileId: string, ...uids: string[]): Promise<void> {
  for (const uid of uids) {
    await writeReport(vault, fileId, uid);
    await deliverReport(vault, fileId, uid);
  }
}

/** What moderators see of a file; undefined when it isn't shown to them. */
export function readReportedFile(vault: Vault, fileId: string): Promise<ReportedFile | undefined> {
  return readStored(vault, documentPaths.reportedFile(fileId), reportedFileSchema);
}

/** Whether a file is hidden; undefined when it was deleted. */
export async function isHidden({ db }: Vault, fileId: string): Promise<boolean | undefined> {
  return (await db.doc(documentPaths.vaultItem(fileId)).get()).get('hidden') as boolean | undefined;
}

/** The status of each report of a file, by its student. */
export async function readReportStatuses(
  { db }: Vault,
  fileId: string,
): Promise<Record<string, TicketStatus>> {
  const { docs } = await db.collection(sharedCollections.tickets).where('file_id', '==', fileId).get();
  const tickets = docs.flatMap((document) => parseStrictly(reportTicketSchema, document) ?? []);
  return Object.fromEntries(tickets.map(({ user_id, status }) => [user_id, status]));
}

/** A student's notifications, by ID. */
export async function readNotifications({ db }: Vault, uid: string): Promise<Record<string, Notification>> {
  const { docs } = await db.collection(collectionPaths.notifications(uid)).get();
  return Object.fromEntries(docs.map((document) => [document.id, notificationSchema.parse(dated(document))]));
}

function dated(document: Parameters<typeof parseStrictly>[1]) {
  return parseStrictly({ parse: (value) => value }, document);
}
