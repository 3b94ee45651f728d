import type { CountSpec, QuerySpec } from '@akada/domain/documents/query-spec';
import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Converts a query of domain to one of the Admin SDK. */
export function toQuery(db: Firestore, spec: QuerySpec): Query {
  return unlimited(db, spec).limit(spec.limit);
}

/** All documents that match a query, in pages as large as its limit. */
export async function* readPages(db: Firestore, spec: QuerySpec): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = toQuery(db, spec);
  let last: QueryDocumentSnapshot | undefined;
  do {
    // Continue after the last document, so that documents the caller leaves unchanged do not block the rest.
    const { docs } = await (last ? query.startAfter(last) : query).get();
    yield docs;
    last = docs.length < spec.limit ? undefined : docs.at(-1);
  } while (last);
}

/** Calls a function for each document that matches a query, with a page of them in parallel. */
export async function forEachDocument(
  db: Firestore,
  spec: QuerySpec,
  work: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  for await (const documents of readPages(db, spec)) await Promise.all(documents.map(work));
}

/** Deletes each document that matches a query, a page of them in parallel. Subcollections stay. */
export function deleteAll(db: Firestore, spec: QuerySpec): Promise<void> {
  return forEachDocument(db, spec, async ({ ref }) => void (await ref.delete()));
}

/** Counts the documents that match a query. Costs one read for each 1,000 of them. */
export async function countDocuments(db: Firestore, spec: CountSpec): Promise<number> {
  return (await unlimited(db, spec).count().get()).data().count;
}

/**
 * Counts the documents that match a query and sums one of their fields. Costs as much as {@link countDocuments}.
 */
export async function countAndSum(
  db: Firestore,
  spec: CountSpec,
  field: string,
): Promise<{ count: number; sum: number }> {
  const totals = { count: AggregateField.count(), sum: AggregateField.sum(field) };
  return (await unlimited(db, spec).aggregate(totals).get()).data();
}

function unlimited(db: Firestore, { collection, group = false, where, orderBy }: CountSpec): Query {
  const filtered = where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    group ? db.collectionGroup(collection) : db.collection(collection),
  );
  return orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
}
