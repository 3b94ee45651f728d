import { GrpcStatus } from 'firebase-admin/firestore';

/** More than a student's own devices and triggers can need: of those that contend, one gets through each time. */
const ATTEMPTS = 30;

/** What a commit says when a document is no longer as it was read. */
const CONTENDED: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/**
 * Runs an attempt that reads, calculates and commits under preconditions, again from its reading each time that
 * something came between.
 *
 * @throws what the attempt throws, and the last contention when there was one every time
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !isConflict(error)) throw error;
    }
  }
}

/** Whether a write failed because its document is no longer as it was read. */
export function isConflict(error: unknown): boolean {
  return CONTENDED.includes(codeOf(error));
}

/** Settles when a `create` has created its document, with true, or found it there, with false. */
export async function wasCreated(create: Promise<unknown>): Promise<boolean> {
  try {
    await create;
    return true;
  } catch (error) {
    if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return false;
  }
}

/** Settles when a write has changed its document, with true, or found it gone, with false. */
export async function ignoreNotFound(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return false;
  }
}

/** Whether a write failed because the document that it changes is gone. */
export function isNotFound(error: unknown): boolean {
  return codeOf(error) === GrpcStatus.NOT_FOUND;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
