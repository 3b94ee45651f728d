import type { CountSpec, QuerySpec } from '@akada/domain/queries';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** A query of domain, as the Admin SDK runs it. */
export function toQuery(db: Firestore, spec: QuerySpec): Query {
  return unlimited(db, spec).limit(spec.limit);
}

/** How many documents a query of domain finds. Costs one read for each 1,000 of them. */
export async function countOf(db: Firestore, spec: CountSpec): Promise<number> {
  return (await unlimited(db, spec).count().get()).data().count;
}

function unlimited(db: Firestore, { collection, where, orderBy }: CountSpec): Query {
  const filtered = where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(collection),
  );
  return orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
}
