import { documentPaths } from '@akada/domain/paths';
import { openReportsQuery } from '@akada/domain/queries/vault';
import type { ReportTicket } from '@akada/domain/schemas/tickets';
import type { NewVaultItem } from '@akada/domain/schemas/vault';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { toQuery } from '../lib/run-query.ts';
import { condemn, ownFile, removeCondemned } from './objects.ts';
import { refreshContributor } from './refresh-contributor.ts';

/** Reports that are closed in one commit. */
const PAGE = 100;

/**
 * Removes what an item leaves behind. The object goes last and its marker stands before anything else is tried, so
 * that whatever fails here is finished by the next delivery or by the sweep.
 */
export const vaultItemDeleted: ChangeHandler = async (deps, { uid, id, before }) => {
  const { db } = deps;
  const file = ownFile(deps.bucket(), before as NewVaultItem);
  const goes = file !== null && (await condemn(deps, file.path));
  const item = await db.doc(documentPaths.vaultItem(id)).get();
  // Its id may have been used again: what hangs on it then is the new item's.
  if (!item.exists) {
    await closeReports(db, id);
    await db.recursiveDelete(item.ref);
  }
  await refreshContributor(deps, uid);
  if (file && goes) await removeCondemned(deps, file.path);
};

async function closeReports(db: Firestore, fileId: string): Promise<void> {
  for (;;) {
    const { docs } = await toQuery(db, openReportsQuery(fileId, PAGE)).get();
    const batch = db.batch();
    const closed = { status: 'closed' } satisfies Partial<ReportTicket>;
    for (const { ref } of docs) batch.update(ref, closed);
    batch.delete(db.doc(documentPaths.reportedFile(fileId)));
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}
