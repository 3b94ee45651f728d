/** Where a student's data is. An export and a deletion go by this, so that what one finds the other does. */
import { avatarPath } from '@akada/domain/account';
import { AI_UPLOADS } from '@akada/domain/ai';
import { vaultFolder } from '@akada/domain/vault';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Bucket } from '../lib/handler.ts';

/** An object in Storage. */
type StoredObject = ReturnType<Bucket['file']>;

/** Where a student's objects are: two folders, and a picture that may have others below it. */
function prefixesOf(uid: string): string[] {
  return [`${vaultFolder(uid)}/`, `${AI_UPLOADS}/${uid}/`, avatarPath(uid)];
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
 * All documents below a document, as many at once as `page`, by what there is and not by a list: what is stored under a
 * student's path one day is found too.
 */
export async function* documentsBelow(
  document: DocumentReference,
  page: number,
): AsyncGenerator<DocumentSnapshot[]> {
  for (const collection of await document.listCollections()) yield* documentsIn(collection, page);
}

async function* documentsIn(
  collection: CollectionReference,
  page: number,
): AsyncGenerator<DocumentSnapshot[]> {
  // With those that are gone and of which something below is left, as the cards of a deck.
  const refs = await collection.listDocuments();
  for (let from = 0; from < refs.length; from += page) {
    const some = refs.slice(from, from + page);
    const read = await collection.firestore.getAll(...some);
    yield read.filter(({ exists }) => exists);
    const below = await Promise.all(some.map((ref) => ref.listCollections()));
    for (const inner of below.flat()) yield* documentsIn(inner, page);
  }
}
