import {
  ABOUT_FILES,
  aboutFolderQuery,
  helpfulVotesQuery,
  objectsInQuery,
  ownUsesQuery,
} from '@akada/domain/account/queries';
import type { AiResult, Chat } from '@akada/domain/ai/schemas';
import { documentPaths, sharedCollections, VAULT_USES } from '@akada/domain/documents/paths';
import { allFilesOfQuery } from '@akada/domain/vault/queries';
import { vaultFolder } from '@akada/domain/vault/stored-files';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound } from '../lib/retry-on-conflict.ts';
import { deleteAll, forEachDocument } from '../lib/run-query.ts';
import { resolveReports } from '../vault/resolve-reports.ts';
import { objectsOf } from './own-data.ts';

/** Documents, or objects, deleted in parallel. */
const PAGE = 50;

/**
 * Deletes what a student has shared, and the records of their use of other students' files. Their helpful votes are
 * subtracted; views and downloads stay counted. It also does the work of the triggers for deleted items, which may
 * run late and then find nothing.
 */
export async function eraseFromVault(deps: Deps, uid: string): Promise<void> {
  const { db, bucket } = deps;
  await forEachDocument(db, allFilesOfQuery(uid, PAGE), (item) => eraseItem(deps, item));
  await forEachDocument(db, helpfulVotesQuery(uid, PAGE), (vote) => takeBack(db, vote));
  for (const use of VAULT_USES) await deleteAll(db, ownUsesQuery(use, uid, PAGE));
  // A file's folder is named after its contributor. Other students keep their AI results and chats about the file,
  // without its address.
  const folder = `gs://${bucket().name}/${vaultFolder(uid)}/`;
  const forgotten = { file_url: null } satisfies Partial<AiResult> & Partial<Chat>;
  for (const collection of ABOUT_FILES) {
    const about = aboutFolderQuery(collection, folder, PAGE);
    await forEachDocument(db, about, async ({ ref }) => void (await ignoreNotFound(ref.update(forgotten))));
  }
  await db.doc(`${sharedCollections.contributors}/${uid}`).delete();
}

/**
 * Deletes a vote and subtracts it in one commit, so that a retry does not subtract it again. The rules refuse new
 * votes while an account is being deleted.
 */
async function takeBack(db: Firestore, vote: QueryDocumentSnapshot): Promise<void> {
  const item = db.doc(documentPaths.vaultItem(vote.id));
  const batch = db.batch().delete(vote.ref, { exists: true });
  batch.update(item, { helpful_count: FieldValue.increment(-1) });
  // The file was deleted, so there is no count to change, or the vote was already subtracted.
  if (!(await ignoreNotFound(batch.commit()))) await vote.ref.delete();
}

/** Deletes the item last, so that a retry finds it and completes the other steps. */
async function eraseItem(deps: Deps, { id, ref }: QueryDocumentSnapshot): Promise<void> {
  const { db } = deps;
  for (const collection of await ref.listCollections()) await db.recursiveDelete(collection);
  await resolveReports(deps, id, 'closed');
  await db.doc(documentPaths.reportedFile(id)).delete();
  await ref.delete();
}

/** Deletes a student's objects, and then the records of objects that no item refers to. */
export async function eraseObjects({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, uid: string): Promise<void> {
  for await (const objects of objectsOf(bucket(), uid, PAGE)) {
    await Promise.all(objects.map((object) => object.delete({ ignoreNotFound: true })));
  }
  await deleteAll(db, objectsInQuery(`${vaultFolder(uid)}/`, PAGE));
}
