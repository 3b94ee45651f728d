import type { CountSpec, QuerySpec } from '@akada/domain/documents/query-spec';
import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** A query of domain, as the Admin SDK runs it. */
export function toQuery(db: Firestore, spec: QuerySpec): Query {
  return unlimited(db, spec).limit(spec.limit);
}

/** All documents that a query of domain finds, a page of as many as its limit at a time. */
export async function* readPages(db: Firestore, spec: QuerySpec): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = toQuery(db, spec);
  let last: QueryDocumentSnapshot | undefined;
  do {
    // Behind the last one: what is as it was before must not hold up the rest.
    const { docs } = await (last ? query.startAfter(last) : query).get();
    yield docs;
    last = docs.length < spec.limit ? undefined : docs.at(-1);
  } while (last);
}

/** Does something with each document that a query of domain finds, with those of a page together. */
export async function forEachDocument(
  db: Firestore,
  spec: QuerySpec,
  work: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  for await (const documents of readPages(db, spec)) await Promise.all(documents.map(work));
}

/** Removes each document that a query of domain finds, those of a page together; what is below them stays. */
export function deleteAll(db: Firestore, spec: QuerySpec): Promise<void> {
  return forEachDocument(db, spec, async ({ ref }) => void (await ref.delete()));
}

/** How many documents a query of domain finds. Costs one read for each 1,000 of them. */
export async function countDocuments(db: Firestore, spec: CountSpec): Promise<number> {
  return (await unlimited(db, spec).count().get()).data().count;
}

/** How many documents a query of domain finds, and the sum of a field of theirs; costs what {@link countDocuments} does. */
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
