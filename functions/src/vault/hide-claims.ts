import { documentPaths } from '@akada/domain/documents/paths';
import type { ReportTicket } from '@akada/domain/support/schemas';
import { REPORT_LIMITS } from '@akada/domain/vault/reports';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged } from '../lib/documents.ts';

/** `users/{uid}/claims/reports_{day}`: the files that a student's reports helped to hide on a day. */
interface HideClaim {
  files: string[];
}

/**
 * Chooses the claims of the reports that hide a file: as few as needed, without students whose reports have already
 * helped to hide enough other files that day. Null when the remaining reports don't weigh enough.
 *
 * @param reports the file's reports, greatest weight first
 */
export async function chooseHideClaims(
  db: Firestore,
  fileId: string,
  reports: readonly ReportTicket[],
): Promise<DocumentSnapshot[] | null> {
  const counting = reports.flatMap(({ user_id, counted }) => (counted ? [{ user_id, ...counted }] : []));
  if (!canHide(counting.reduce((sum, { weight }) => sum + weight, 0))) return null;
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
    if (canHide(total)) return chosen;
  }
  return null;
}

/**
 * Adds the file to each chosen claim, in the batch that hides it. The commit fails if a claim has changed since it was
 * read.
 */
export function addHideClaims(batch: WriteBatch, fileId: string, claims: readonly DocumentSnapshot[]): void {
  for (const claim of claims) {
    const updated = { files: [...new Set([...filesOf(claim), fileId])] } satisfies HideClaim;
    if (claim.exists) batch.update(claim.ref, updated, ifUnchanged(claim));
    else batch.create(claim.ref, updated);
  }
}

function canHide(weight: number): boolean {
  return weight >= REPORT_LIMITS.weightToHide;
}

function filesOf(claim: DocumentSnapshot): string[] {
  return (claim.data() as HideClaim | undefined)?.files ?? [];
}
