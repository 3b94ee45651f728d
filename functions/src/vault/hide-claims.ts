import { documentPaths } from '@akada/domain/documents/paths';
import type { ReportTicket } from '@akada/domain/support/schemas';
import { REPORT_LIMITS } from '@akada/domain/vault/reports';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged } from '../lib/documents.ts';

/** `users/{uid}/claims/reports_{day}`: the files that a student's reports of a day have helped to hide. */
interface HideClaim {
  files: string[];
}

/**
 * The claims of the reports that hide a file: as few as there need to be, leaving out students whose reports of that day
 * have helped to hide enough other files. Null when the others do not weigh enough.
 *
 * @param reports of the file, those that count most first
 */
export async function chooseHideClaims(
  db: Firestore,
  fileId: string,
  reports: readonly ReportTicket[],
): Promise<DocumentSnapshot[] | null> {
  const counting = reports.flatMap(({ user_id, counted }) => (counted ? [{ user_id, ...counted }] : []));
  if (!isEnough(counting.reduce((sum, { weight }) => sum + weight, 0))) return null;
  const claims = await db.getAll(
    ...counting.map(({ user_id, day }) => db.doc(documentPaths.reportClaim(user_id, day))),
  );
  const chosen: DocumentSnapshot[] = [];
  let total = 0;
  for (const [index, claim] of claims.entries()) {
    const others = filesOf(claim).filter((hidden) => hidden !== fileId);
    if (others.length >= REPORT_LIMITS.hidesADay) continue;
    chosen.push(claim);
    total += counting[index]?.weight ?? 0;
    if (isEnough(total)) return chosen;
  }
  return null;
}

/** Adds to the batch that hides a file what it takes of each student's day, as long as that is as it was read. */
export function addHideClaims(batch: WriteBatch, fileId: string, claims: readonly DocumentSnapshot[]): void {
  for (const claim of claims) {
    const taken = { files: [...new Set([...filesOf(claim), fileId])] } satisfies HideClaim;
    if (claim.exists) batch.update(claim.ref, taken, ifUnchanged(claim));
    else batch.create(claim.ref, taken);
  }
}

function isEnough(weight: number): boolean {
  return weight >= REPORT_LIMITS.weightToHide;
}

function filesOf(claim: DocumentSnapshot): string[] {
  return (claim.data() as HideClaim | undefined)?.files ?? [];
}
