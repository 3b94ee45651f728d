import { documentKind, fromStored } from '@akada/domain/documents/stored';
import { tolerant } from '@akada/domain/documents/tolerant';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
} from 'firebase-admin/firestore';
import { noteSchema } from './describe-issues.ts';
import { LoggableError } from './log-text.ts';

/** A schema of domain. */
type Schema<T> = Parameters<typeof tolerant>[0] & { parse(value: unknown): T };

/** Reads several documents in one consistent snapshot. */
export async function readTogether<Refs extends readonly DocumentReference[]>(
  db: Firestore,
  ...refs: Refs
): Promise<{ [Index in keyof Refs]: DocumentSnapshot }> {
  return (await db.getAll(...refs)) as { [Index in keyof Refs]: DocumentSnapshot };
}

/**
 * Parses a stored document; returns undefined if it does not exist. Every function reads documents with this:
 * fields added by another release pass through, and missing ones get their defaults.
 *
 * @throws UnreadableDocument when a known field does not match the schema: points are never counted on a guess
 */
export function parseDocument<T>(schema: Schema<T>, snapshot: DocumentSnapshot): T | undefined {
  const data = snapshot.data();
  return data && parseData(schema, snapshot.ref.path, data);
}

/**
 * Parses the data of a document as {@link parseDocument} does, for instance those of an event.
 *
 * @throws UnreadableDocument when a known field does not match the schema
 */
export function parseData<T>(schema: Schema<T>, path: string, data: DocumentData): T {
  const reader = tolerant(schema);
  try {
    return reader.parse(fromStored(path, data));
  } catch (error) {
    if (error instanceof Error) noteSchema(error, reader);
    throw new UnreadableDocument(path, error);
  }
}

/** A stored document that does not match its schema. The message goes to the log, so it leaves out the path. */
export class UnreadableDocument extends LoggableError {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super('a stored document does not match its schema', { cause });
  }
}

/** The precondition that a document has not changed since it was read. */
export function ifUnchanged({ ref, updateTime }: DocumentSnapshot): Precondition {
  // An empty precondition would allow every write.
  if (!updateTime)
    throw new LoggableError(`a document of ${documentKind(ref.path)} did not exist when it was read`);
  return { lastUpdateTime: updateTime };
}
