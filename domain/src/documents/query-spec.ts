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

/** A query whose documents are only counted. */
export type CountSpec = Omit<QuerySpec, 'limit'>;
