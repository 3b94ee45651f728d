/** Where a student's data is. An export and a deletion go by this, so that what one finds the other does. */
import { avatarPath } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { COLLECTIONS_BELOW } from '@akada/domain/documents/paths';
import { vaultFolder } from '@akada/domain/vault/vault';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Bucket } from '../lib/handler.ts';
import { readPages } from '../lib/run-query.ts';

/** An object in Storage. */
type StoredObject = ReturnType<Bucket['file']>;

/** Where a student's objects are: two folders, and a picture that may have others below it. */
function prefixesOf(uid: string): string[] {
  return [`${vaultFolder(uid)}/`, `${AI_UPLOADS_FOLDER}/${uid}/`, avatarPath(uid)];
}

/** A student's objects, as many at once as `page`. */
export async function* objectsOf(bucket: Bucket, uid: string, page: number): AsyncGenerator<StoredObject[]> {
  for (const prefix of prefixesOf(uid)) {
    let query: object | null = { prefix, maxResults: page, autoPaginate: false };
    while (query) {
      const [files, next]: [StoredObject[], object | null, ...unknown[]] = await bucket.getFiles(query);
      // The picture has no slash behind the id, and another's id may begin like this one.
      yield files.filter(({ name }) => name.startsWith(`${prefix.replace(/\/$/, '')}/`) || name === prefix);
      query = next;
    }
  }
}

/**
 * All documents below a student's account, as many at once as `page`. In each collection that there is, and not by a list:
 * what is stored under a student's path one day is found too.
 */
export async function* documentsBelow(
  account: DocumentReference,
  page: number,
): AsyncGenerator<DocumentSnapshot[]> {
  for (const collection of await account.listCollections()) {
    const below = COLLECTIONS_BELOW[collection.id];
    if (below === undefined) yield* pagesIn(collection, page);
    else yield* withBelow(collection, below, page);
  }
}

/** Also of documents that are gone and left something below them, as a deck may its cards. */
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
