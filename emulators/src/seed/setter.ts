import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

/** A schema of domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** Returns a function that writes a document, and throws if it does not match its schema. */
export function setter(db: Firestore, writer: BulkWriter) {
  return <T extends object>(path: string, schema: Schema<T>, value: T) =>
    void writer.set(db.doc(path), schema.parse(value));
}
