import type { CountSpec, QuerySpec } from '@akada/domain/documents/query-spec';
import { fromStored } from '@akada/domain/documents/stored';
import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** A document as screens use it. */
export type Stored<T> = T & {
  id: string;
  /** Whether this device wrote it and the server has not confirmed that yet. */
  pending: boolean;
};

/**
 * The document's data with every timestamp as a Date and defaults for missing fields. Another release may have written
 * it, with fields that this one doesn't know, so a write must name the fields that it changes.
 */
export function toStored<T>(snapshot: DocumentSnapshot): Stored<T> | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  if (!data) return null;
  return {
    ...fromStored(snapshot.ref.path, data),
    id: snapshot.id,
    pending: snapshot.metadata.hasPendingWrites,
  } as Stored<T>;
}

/**
 * Returns a function that reads the snapshots of one subscription, which must listen to metadata too. A document that
 * has not changed since the last snapshot is the same object as before, so its row isn't rendered again.
 */
export function listReader<T>(): (snapshot: QuerySnapshot) => Stored<T>[] {
  const known = new Map<string, Stored<T> | null>();
  return (snapshot) => {
    for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
      if (type === 'removed') known.delete(doc.id);
      else known.set(doc.id, toStored<T>(doc));
    }
    return snapshot.docs.flatMap(({ id }) => known.get(id) ?? []);
  };
}

/** The Firestore query for a query spec. */
export function toQuery(spec: QuerySpec): Query {
  return query(toUnlimitedQuery(spec), limit(spec.limit));
}

/** The Firestore query for a spec without a limit, to count or to read from the cache. */
export function toUnlimitedQuery(spec: CountSpec): Query {
  return query(
    collection(firestore(), spec.collection),
    ...spec.where.map(([field, op, value]) => where(field, op, value)),
    ...spec.orderBy.map(([field, direction]) => orderBy(field, direction)),
  );
}

/** The document at `path`. */
export function documentAt(path: string): DocumentReference {
  return doc(firestore(), path);
}

/** A new document in `collectionPath`. Its id is made on the device, so that it can be created offline. */
export function newDocumentIn(collectionPath: string): DocumentReference {
  return doc(collection(firestore(), collectionPath));
}
