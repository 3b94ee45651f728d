/**
 * Lists where a student's data is stored. The export and the deletion both use it, so that they cover the same
 * data.
 */
import { avatarPath } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { SUBCOLLECTIONS } from '@akada/domain/documents/paths';
import { vaultFolder } from '@akada/domain/vault/stored-files';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Bucket } from '../lib/handler.ts';
import { readPages } from '../lib/run-query.ts';

/** An object in Storage. */
type StoredObject = ReturnType<Bucket['file']>;

/** Where a student's objects are: two folders and the picture, which may have objects below its path. */
function prefixesOf(uid: string): string[] {
  return [`${vaultFolder(uid)}/`, `${AI_UPLOADS_FOLDER}/${uid}/`, avatarPath(uid)];
}

/** A student's objects, `page` of them at a time. */
export async function* objectsOf(bucket: Bucket, uid: string, page: number): AsyncGenerator<StoredObject[]> {
  for (const prefix of prefixesOf(uid)) {
    let query: object | null = { prefix, maxResults: page, autoPaginate: false };
    while (query) {
      const [files, next]: [StoredObject[], object | null, ...unknown[]] = await bucket.getFiles(query);
      // The prefix of the picture does not end in a slash, so it also matches other ids that begin with this one.
      yield files.filter(({ name }) => name.startsWith(`${prefix.replace(/\/$/, '')}/`) || name === prefix);
      query = next;
    }
  }
}

/**
 * All documents below a student's account, `page` of them at a time. It asks Firestore for the collections and does
 * not use a fixed list, so that it also finds collections added later.
 */
export async function* documentsBelow(
  account: DocumentReference,
  page: number,
): AsyncGenerator<DocumentSnapshot[]> {
  for (const collection of await account.listCollections()) {
    const below = SUBCOLLECTIONS[collection.id];
    if (below === undefined) yield* pagesIn(collection, page);
    else yield* withBelow(collection, below, page);
  }
}

/** Includes the subcollections of deleted documents, such as the cards of a deleted deck. */
async function* withBelow(
  collection: CollectionReference,
  below: string,
  page: number,
): AsyncGenerator<DocumentSnapshot[]> {
  const refs = await collection.listDocuments();
  for (let from = 0; from < refs.length; from += page) {
    const some = refs.slice(from, from + page);
    const read = await collection.firestore.getAll(...some);
    yield read.filter(({ exists }) => exists);
    for (const ref of some) yield* pagesIn(ref.collection(below), page);
  }
}

function pagesIn({ firestore, path }: CollectionReference, page: number): AsyncGenerator<DocumentSnapshot[]> {
  return readPages(firestore, { collection: path, where: [], orderBy: [], limit: page });
}
