import { type Firestore, Query } from 'firebase-admin/firestore';

export interface Reads {
  /** Documents that were read. A query that finds none is billed as one. */
  documents: number;
  /** What counting was billed: one read for each 1,000 index entries. */
  counted: number;
}

const ENTRIES_A_READ = 1_000;

/** What `work` reads through the Admin SDK, outside of transactions. */
export async function readsOf(db: Firestore, work: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { documents: 0, counted: 0 };
  const { get, aggregate } = Query.prototype;
  const { getAll } = db;
  Query.prototype.get = async function (this: Query) {
    const snapshot = await get.call(this);
    reads.documents += Math.max(snapshot.size, 1);
    return snapshot;
  };
  // Counting ends here too; what is summed up is counted with it, in the same query.
  Query.prototype.aggregate = function (this: Query, fields: Parameters<typeof aggregate>[0]) {
    const aggregated = aggregate.call(this, fields);
    const total = aggregated.get.bind(aggregated);
    aggregated.get = async () => {
      const snapshot = await total();
      const { count } = snapshot.data();
      if (typeof count !== 'number') throw new Error('a sum that is not counted');
      reads.counted += Math.max(Math.ceil(count / ENTRIES_A_READ), 1);
      return snapshot;
    };
    return aggregated;
  } as typeof aggregate;
  // A document's own get() ends here too.
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
