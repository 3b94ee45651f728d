/**
 * Every query the app makes is declared once, beside this file: the web runs them, the bench counts what they read,
 * and firestore.indexes.json is held against them.
 */

export type Value = string | number | boolean | Date | readonly (string | number)[];

export type Operator = '==' | '>=' | '<=' | '>' | '<' | 'in' | 'array-contains-any';

/** A Firestore query as data. */
export interface QuerySpec {
  collection: string;
  /** Whether `collection` is an id, and all collections that have it are meant, wherever they are; in functions only. */
  group?: boolean;
  where: readonly (readonly [field: string, op: Operator, value: Value])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit: number;
}

/** A query of which only the number of documents is asked for. */
export type CountSpec = Omit<QuerySpec, 'limit'>;
