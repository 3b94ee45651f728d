import { type Firestore, Query } from 'firebase-admin/firestore';

export interface Reads {
  /** Documents read. A query without results is billed as one. */
  documents: number;
  /** Reads billed for counting: one for each 1,000 index entries. */
  counted: number;
}

const ENTRIES_A_READ = 1_000;

/** Runs `work` and returns what it read through the Admin SDK, except in transactions. */
export async function countReads(db: Firestore, work: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { documents: 0, counted: 0 };
  const { get, aggregate } = Query.prototype;
  const { getAll } = db;
  Query.prototype.get = async function (this: Query) {
    const snapshot = await get.call(this);
    reads.documents += Math.max(snapshot.size, 1);
    return snapshot;
  };
  // count() calls this too. Queries for sums must count in the same query.
  Query.prototype.aggregate = function (this: Query, fields: Parameters<typeof aggregate>[0]) {
    const aggregated = aggregate.call(this, fields);
    const total = aggregated.get.bind(aggregated);
    aggregated.get = async () => {
      const snapshot = await total();
      const { count } = snapshot.data();
      if (typeof count !== 'number') throw new Error('an aggregation must include a count');
      reads.counted += Math.max(Math.ceil(count / ENTRIES_A_READ), 1);
      return snapshot;
    };
    return aggregated;
  } as typeof aggregate;
  // DocumentReference.get() calls this too.
  db.getAll = async (...args: Parameters<typeof getAll>) => {
    const snapshots = await getAll.apply(db, args);
    reads.documents += snapshots.length;
    return snapshots;
  };
  try {
    await work();
  } finally {
    Object.assign(Query.prototype, { get, aggregate });
    db.getAll = getAll;
  }
  return reads;
}
