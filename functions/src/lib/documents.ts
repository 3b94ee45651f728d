import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Precondition,
  Timestamp,
} from 'firebase-admin/firestore';

/** A schema of domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** Several documents as they were at one and the same time. */
export async function readTogether<Refs extends readonly DocumentReference[]>(
  db: Firestore,
  ...refs: Refs
): Promise<{ [Index in keyof Refs]: DocumentSnapshot }> {
  return (await db.getAll(...refs)) as { [Index in keyof Refs]: DocumentSnapshot };
}

/**
 * A document as its schema has it, undefined when there is none.
 *
 * @throws ZodError when it is not what the schema says: points are not counted on a guess
 */
export function parsed<T>(schema: Schema<T>, snapshot: DocumentSnapshot): T | undefined {
  return snapshot.exists ? schema.parse(withDates(snapshot.data())) : undefined;
}

/** The precondition that a document is still as it was read. */
export function asRead({ ref, updateTime }: DocumentSnapshot): Precondition {
  // An empty precondition would let every write pass.
  if (!updateTime) throw new Error(`${ref.path} was not there when it was read`);
  return { lastUpdateTime: updateTime };
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}
