import { documentPaths, sharedCollections, VAULT_USES } from '@akada/domain/paths';
import { objectsInQuery, ownUsesQuery, resultsOfFolderQuery } from '@akada/domain/queries/account';
import { allFilesOfQuery } from '@akada/domain/queries/vault';
import type { AiResult } from '@akada/domain/schemas/ai';
import { vaultFolder } from '@akada/domain/vault';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { unlessGone } from '../lib/contention.ts';
import type { Deps } from '../lib/handler.ts';
import { deleteEach, eachPage } from '../lib/run-query.ts';
import { answerReports } from '../vault/answer-reports.ts';
import { objectsOf } from './own-data.ts';

/** Documents, or objects, that are removed together. */
const PAGE = 50;

/**
 * Removes what a student has shared, and that they have used what others share. The figures of others' files stay as
 * they were counted. What the triggers of an item's deletion do is done here too: they may be late, and find nothing.
 */
export async function eraseFromVault(deps: Deps, uid: string): Promise<void> {
  const { db, bucket } = deps;
  await eachPage(db, allFilesOfQuery(uid, PAGE), (item) => eraseItem(deps, item));
  for (const use of VAULT_USES) await deleteEach(db, ownUsesQuery(use, uid, PAGE));
  // The folder of a file is its contributor's id, and others keep what they have made of the file.
  const folder = resultsOfFolderQuery(`gs://${bucket().name}/${vaultFolder(uid)}/`, PAGE);
  const forgotten = { file_url: null } satisfies Partial<AiResult>;
  await eachPage(db, folder, async ({ ref }) => void (await unlessGone(ref.update(forgotten))));
  await db.doc(`${sharedCollections.contributors}/${uid}`).delete();
}

/** The item goes last: while it is there, a second try finds it and does what is left. */
async function eraseItem(deps: Deps, { id, ref }: QueryDocumentSnapshot): Promise<void> {
  const { db } = deps;
  for (const collection of await ref.listCollections()) await db.recursiveDelete(collection);
  await answerReports(deps, id, 'closed');
  await db.doc(documentPaths.reportedFile(id)).delete();
  await ref.delete();
}

/** Removes a student's objects, and then the record of those that no item names. */
export async function eraseObjects({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, uid: string): Promise<void> {
  for await (const objects of objectsOf(bucket(), uid, PAGE)) {
    await Promise.all(objects.map((object) => object.delete({ ignoreNotFound: true })));
  }
  await deleteEach(db, objectsInQuery(`${vaultFolder(uid)}/`, PAGE));
}
