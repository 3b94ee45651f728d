/**
 * Every query of the app is declared once, next to its feature: the web app runs it, the benchmark counts its
 * reads, and a test compares it with firestore.indexes.json.
 */

export type Value = string | number | boolean | Date | readonly (string | number)[];

export type Operator = '==' | '>=' | '<=' | '>' | '<' | 'in' | 'array-contains-any';

/** A Firestore query as data. */
export interface QuerySpec {
  collection: string;
  /**
   * Whether this is a collection group query: all collections with this id, at any depth. Only functions may run one.
   */
  group?: boolean;
  where: readonly (readonly [field: string, op: Operator, value: Value])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit: number;
}

/** A query of documents by a day or a time. `from` and `to` are included; without one, the range is open. */
interface RangeSpec extends Pick<QuerySpec, 'collection' | 'limit'> {
  /** The field with the day or the time. */
  by: string;
  from?: string | Date | null | undefined;
  to?: string | Date | null | undefined;
  where?: QuerySpec['where'];
}

/** The documents of a range of days or times, earliest first. */
export function rangeQuery({ collection, by, from, to, where = [], limit }: RangeSpec): QuerySpec {
  return {
    collection,
    where: [...where, ...(from ? [[by, '>=', from] as const] : []), ...(to ? [[by, '<=', to] as const] : [])],
    orderBy: [[by, 'asc']],
    limit,
  };
}

interface NewestSpec extends Pick<QuerySpec, 'collection' | 'limit'> {
  where?: QuerySpec['where'];
  /** The field with the time. */
  by?: string;
}

/** The newest documents, newest first. */
export function newestQuery({ collection, where = [], by = 'created_at', limit }: NewestSpec): QuerySpec {
  return { collection, where, orderBy: [[by, 'desc']], limit };
}

/** A query whose documents are only counted. */
export type CountSpec = Omit<QuerySpec, 'limit'>;
