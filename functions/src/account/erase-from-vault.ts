import {
  helpfulVotesQuery,
  objectsInQuery,
  ownUsesQuery,
  resultsOfFolderQuery,
} from '@akada/domain/account/queries';
import type { AiResult } from '@akada/domain/ai/schemas';
import { documentPaths, sharedCollections, VAULT_USES } from '@akada/domain/documents/paths';
import { allFilesOfQuery } from '@akada/domain/vault/queries';
import { vaultFolder } from '@akada/domain/vault/vault';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound } from '../lib/retry-on-conflict.ts';
import { deleteAll, forEachDocument } from '../lib/run-query.ts';
import { resolveReports } from '../vault/resolve-reports.ts';
import { objectsOf } from './own-data.ts';

/** Documents, or objects, that are removed together. */
const PAGE = 50;

/**
 * Removes what a student has shared, and that they have used what others share. Helpful votes are taken back, because a
 * vote is a student's; the views and downloads of others' files keep their counts. The work of the triggers of an item's
 * deletion is done here too: they may be late, and find nothing.
 */
export async function eraseFromVault(deps: Deps, uid: string): Promise<void> {
  const { db, bucket } = deps;
  await forEachDocument(db, allFilesOfQuery(uid, PAGE), (item) => eraseItem(deps, item));
  await forEachDocument(db, helpfulVotesQuery(uid, PAGE), (vote) => takeBack(db, vote));
  for (const use of VAULT_USES) await deleteAll(db, ownUsesQuery(use, uid, PAGE));
  // The folder of a file is its contributor's id, and others keep what they have made of the file.
  const folder = resultsOfFolderQuery(`gs://${bucket().name}/${vaultFolder(uid)}/`, PAGE);
  const forgotten = { file_url: null } satisfies Partial<AiResult>;
  await forEachDocument(db, folder, async ({ ref }) => void (await ignoreNotFound(ref.update(forgotten))));
  await db.doc(`${sharedCollections.contributors}/${uid}`).delete();
}

/** In one commit, so that done again it is not taken back twice. The rules take no new vote while an account is deleted. */
async function takeBack(db: Firestore, vote: QueryDocumentSnapshot): Promise<void> {
  const item = db.doc(documentPaths.vaultItem(vote.id));
  const batch = db.batch().delete(vote.ref, { exists: true });
  batch.update(item, { helpful_count: FieldValue.increment(-1) });
  // Of a file that is gone nothing is counted, and a vote that is gone was taken back.
  if (!(await ignoreNotFound(batch.commit()))) await vote.ref.delete();
}

/** The item goes last: while it is there, a second try finds it and does what is left. */
async function eraseItem(deps: Deps, { id, ref }: QueryDocumentSnapshot): Promise<void> {
  const { db } = deps;
  for (const collection of await ref.listCollections()) await db.recursiveDelete(collection);
  await resolveReports(deps, id, 'closed');
  await db.doc(documentPaths.reportedFile(id)).delete();
  await ref.delete();
}

/** Removes a student's objects, and then the record of those that no item names. */
export async function eraseObjects({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, uid: string): Promise<void> {
  for await (const objects of objectsOf(bucket(), uid, PAGE)) {
    await Promise.all(objects.map((object) => object.delete({ ignoreNotFound: true })));
  }
  await deleteAll(db, objectsInQuery(`${vaultFolder(uid)}/`, PAGE));
}
