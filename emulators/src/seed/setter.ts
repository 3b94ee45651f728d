import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

/** A schema of domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** Writes a document, and throws if it does not match its schema. */
export type Setter = <T extends object>(path: string, schema: Schema<T>, value: T) => void;

/** Writes with `writer`. */
export function setter(db: Firestore, writer: BulkWriter): Setter {
  return (path, schema, value) => void writer.set(db.doc(path), schema.parse(value));
}
