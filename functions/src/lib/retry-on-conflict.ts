import { GrpcStatus } from 'firebase-admin/firestore';

/**
 * More than the devices, retries and triggers of one student can need: in each round of conflicts, one writer succeeds.
 */
export const MAX_ATTEMPTS = 60;

/** The codes of a commit whose document changed since it was read. */
const CONTENDED: readonly (number | undefined)[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/**
 * Runs an attempt that reads, calculates and commits under preconditions. After a conflict it runs again, starting
 * with the read. Where to use it instead of `runTransaction`: docs/decisions/0020.
 *
 * @throws what the attempt throws; after too many attempts, the last conflict
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !isConflict(error)) throw error;
    }
  }
}

/** Whether a write failed because its document changed since it was read. */
export function isConflict(error: unknown): boolean {
  return CONTENDED.includes(statusCode(error));
}

/** Resolves to true if a `create` made its document, and to false if the document already existed. */
export async function wasCreated(create: Promise<unknown>): Promise<boolean> {
  try {
    await create;
    return true;
  } catch (error) {
    if (statusCode(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return false;
  }
}

/** Resolves to true if a write changed its document, and to false if the document does not exist. */
export async function ignoreNotFound(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return false;
  }
}

/** Whether a write failed because its document does not exist. */
export function isNotFound(error: unknown): boolean {
  return statusCode(error) === GrpcStatus.NOT_FOUND;
}

/**
 * The status of an error of the Admin SDK: a gRPC status from Firestore, an HTTP status from Storage; undefined for any
 * other error. Errors of Auth have a text instead (domain/src/errors/error-code.ts).
 */
export function statusCode(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error ? Number(error.code) : undefined;
}
