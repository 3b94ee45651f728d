import { collection, getDocsFromCache } from 'firebase/firestore';
import { type Stored, toStored } from './documents.ts';
import { firestore } from './firestore.ts';

/**
 * Reads the documents of a collection that this device has: those that the app has shown or written. Costs no reads, and
 * works offline.
 */
export async function readCached<T>(collectionPath: string): Promise<Stored<T>[]> {
  const { docs } = await getDocsFromCache(collection(firestore(), collectionPath));
  return docs.flatMap((document) => toStored<T>(document) ?? []);
}
