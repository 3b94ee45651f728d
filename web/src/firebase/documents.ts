import type { CountSpec, QuerySpec } from '@akada/domain/documents/query-spec';
import { withDefaults } from '@akada/domain/documents/stored';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** A document as a screen gets it. */
export type Stored<T> = T & {
  id: string;
  /** Written on this device and not yet confirmed by the server. */
  pending: boolean;
};

/**
 * The document's data with every timestamp as a Date and the defaults for fields that it lacks. Its shape is what the
 * rules accept, of this release or another: unknown fields are there too, so a write names the fields that it changes.
 */
export function toStored<T>(snapshot: DocumentSnapshot): Stored<T> | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  if (!data) return null;
  return {
    ...withDefaults(snapshot.ref.path, withDates(data) as DocumentData),
    id: snapshot.id,
    pending: snapshot.metadata.hasPendingWrites,
  } as Stored<T>;
}

/**
 * Reads the snapshots of one subscription, which listens to metadata too. What has not changed since the last snapshot
 * is the same object as before, so that a row that shows it need not be rendered anew.
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

/** The same value with every timestamp in it as a Date, in lists and maps too. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}

/** The Firestore query that a declaration in domain means. */
export function toQuery(spec: QuerySpec): Query {
  return query(toUnlimitedQuery(spec), limit(spec.limit));
}

/** The same for one that is only counted. */
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

/** A document of `collectionPath` that is yet to be written, its id made here, so that it can be made offline. */
export function newDocumentIn(collectionPath: string): DocumentReference {
  return doc(collection(firestore(), collectionPath));
}
