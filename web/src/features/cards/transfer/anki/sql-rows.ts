/** Reads rows of a database whose values may have any type: SQLite does not check those that a table declares. */
import type { Database, SqlValue } from 'sql.js';

export function rows(database: Database, query: string): SqlValue[][] {
  return database.exec(query)[0]?.values ?? [];
}

/** The number of rows of one of Anki's tables. */
export function count(database: Database, table: 'notes' | 'cards'): number {
  return numberOf(rows(database, `SELECT count(*) FROM ${table}`)[0]?.[0]);
}

/** A number; NaN for a value that is none. */
export function numberOf(value: SqlValue | undefined): number {
  return typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
}

/** A text; empty for no value or bytes. */
export function textOf(value: SqlValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Bytes; empty for another value. */
export function bytesOf(value: SqlValue | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}
