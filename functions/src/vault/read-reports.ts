import { type Profile, profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { type ReportedFile, type ReportTicket, reportTicketSchema } from '@akada/domain/support/schemas';
import { countingReportsQuery, openReportsQuery } from '@akada/domain/vault/moderation-queries';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../lib/documents.ts';
import { countDocuments, toQuery } from '../lib/run-query.ts';
import type { FileSnapshots } from './reported-file.ts';

/** The most weighted reports to read: these are enough, and the others weigh no more. */
const COUNTING = 50;

/** The open reports of a file, without its contributor's own. */
export interface OpenReports {
  reports: number;
  told: ReportedFile['told'];
  /** Those that count towards hiding the file, greatest weight first. */
  counting: ReportTicket[];
}

/** Reads the open reports of a file. */
export async function readReports(db: Firestore, { id, item }: FileSnapshots): Promise<OpenReports> {
  const user_id = item.get('user_id') as string;
  // One more, because the contributor's own is left out.
  const query = openReportsQuery(id, VAULT_LIMITS.reportsShown + 1);
  const [newest, heaviest, open, own] = await Promise.all([
    toQuery(db, query).get(),
    toQuery(db, countingReportsQuery(id, COUNTING)).get(),
    countDocuments(db, query),
    db.doc(documentPaths.report(id, user_id)).get(),
  ]);
  const [last, counting] = [newest, heaviest].map(({ docs }) =>
    docs
      .flatMap((document) => parseDocument(reportTicketSchema, document) ?? [])
      // The rules deny reports of the student's own file; such a report must not help to hide it either.
      .filter((report) => report.user_id !== user_id),
  ) as [ReportTicket[], ReportTicket[]];
  return {
    reports: open - Number(own.get('status') === 'open'),
    told: await shownReports(db, [...counting, ...last]),
    counting,
  };
}

/**
 * The reports that moderators see, newest first. Weighted reports come before others, which could be made in any
 * number and leave no room.
 */
async function shownReports(db: Firestore, reports: readonly ReportTicket[]): Promise<ReportedFile['told']> {
  const byStudent = new Map(reports.map((report) => [report.user_id, report]));
  const told = [...byStudent.values()]
    .sort((a, b) => Number(isCounting(b)) - Number(isCounting(a)) || byTime(a, b))
    .slice(0, VAULT_LIMITS.reportsShown)
    .sort(byTime);
  const names = await profilesOf(
    db,
    told.map(({ user_id }) => user_id),
  );
  return told.map(({ user_id, reason, details, filename, created_at, counted }, index) => {
    const { full_name = '', username = null } = names[index] ?? {};
    const { weight = 0, upheld = 0, rejected = 0 } = counted ?? {};
    return {
      reason,
      ...(details !== undefined && { details }),
      ...(filename !== undefined && { filename }),
      created_at,
      reporter: { user_id, full_name, username, weight, upheld, rejected },
    };
  });
}

async function profilesOf(db: Firestore, uids: readonly string[]): Promise<(Profile | undefined)[]> {
  if (uids.length === 0) return [];
  const read = await db.getAll(...uids.map((uid) => db.doc(documentPaths.profile(uid))));
  return read.map((profile) => parseDocument(profileSchema, profile));
}

function isCounting({ counted }: ReportTicket): boolean {
  return counted !== undefined && counted.weight > 0;
}

function byTime(a: ReportTicket, b: ReportTicket): number {
  return b.created_at.getTime() - a.created_at.getTime();
}
