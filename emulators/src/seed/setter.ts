import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

/** A schema of domain: what does not pass it is not seeded. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** Writes documents that their schemas take, and throws at the first one that its schema does not. */
export function setter(db: Firestore, writer: BulkWriter) {
  return <T extends object>(path: string, schema: Schema<T>, value: T) =>
    void writer.set(db.doc(path), schema.parse(value));
}
