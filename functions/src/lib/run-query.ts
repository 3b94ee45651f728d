import type { CountSpec, QuerySpec } from '@akada/domain/queries/spec';
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';

/** A query of domain, as the Admin SDK runs it. */
export function toQuery(db: Firestore, spec: QuerySpec): Query {
  return unlimited(db, spec).limit(spec.limit);
}

/** How many documents a query of domain finds. Costs one read for each 1,000 of them. */
export async function countOf(db: Firestore, spec: CountSpec): Promise<number> {
  return (await unlimited(db, spec).count().get()).data().count;
}

/** How many documents a query of domain finds, and the sum of a field of theirs; costs what {@link countOf} does. */
export async function totalsOf(
  db: Firestore,
  spec: CountSpec,
  field: string,
): Promise<{ count: number; sum: number }> {
  const totals = { count: AggregateField.count(), sum: AggregateField.sum(field) };
  return (await unlimited(db, spec).aggregate(totals).get()).data();
}

function unlimited(db: Firestore, { collection, where, orderBy }: CountSpec): Query {
  const filtered = where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(collection),
  );
  return orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
}
