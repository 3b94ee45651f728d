import { kindOf, withDefaults } from '@akada/domain/documents/stored';
import { tolerant } from '@akada/domain/documents/tolerant';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Precondition,
  Timestamp,
} from 'firebase-admin/firestore';
import { noteSchema } from './describe-issues.ts';
import { LoggableError } from './loggable-error.ts';

/** A schema of domain. */
type Schema<T> = Parameters<typeof tolerant>[0] & { parse(value: unknown): T };

/** Several documents as they were at one and the same time. */
export async function readTogether<Refs extends readonly DocumentReference[]>(
  db: Firestore,
  ...refs: Refs
): Promise<{ [Index in keyof Refs]: DocumentSnapshot }> {
  return (await db.getAll(...refs)) as { [Index in keyof Refs]: DocumentSnapshot };
}

/**
 * A document as its schema has it, undefined when there is none. Every function reads stored documents by this: fields
 * that another release has added pass through, and those that it did not have get their defaults.
 *
 * @throws UnreadableDocument when a known field is not what the schema says: points are not counted on a guess
 */
export function parseDocument<T>(schema: Schema<T>, snapshot: DocumentSnapshot): T | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const { path } = snapshot.ref;
  const reader = tolerant(schema);
  try {
    return reader.parse(withDefaults(path, withDates(data) as object));
  } catch (error) {
    if (error instanceof Error) noteSchema(error, reader);
    throw new UnreadableDocument(path, error);
  }
}

/** A stored document that is not as its schema says. Its path is not in the message, which the log gets. */
export class UnreadableDocument extends LoggableError {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super('a stored document is not as its schema says', { cause });
  }
}

/** The precondition that a document is still as it was read. */
export function ifUnchanged({ ref, updateTime }: DocumentSnapshot): Precondition {
  // An empty precondition would let every write pass.
  if (!updateTime)
    throw new LoggableError(`a document of ${kindOf(ref.path)} was not there when it was read`);
  return { lastUpdateTime: updateTime };
}

/** The same value with every timestamp in it as a Date. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}
