import { GrpcStatus } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { UnreadableDocument } from './documents.ts';
import { toLogText } from './log-text.ts';

/**
 * Runs the work of an event that is delivered again for a day while it fails, and lets go of one that would fail the
 * same way each time, with one line in the log.
 *
 * @param path of the document or object that the event is about; it is not logged, a student may have made it
 * @param about what the log says of the event
 */
export async function dropIfUnretryable(
  path: string,
  about: object,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isHopeless(error, path)) throw error;
    dropEvent(about, error);
  }
}

/** Lets go of an event that can never succeed. */
export function dropEvent(about: object, error: unknown): void {
  logger.error('an event was dropped', { ...about, error: toLogText(error) });
}

/**
 * The platform refuses as invalid what is asked of it, an id that is too long for instance, or the document itself is
 * nothing that its schema can read. A document of the server's that cannot be read is a fault of ours, and the event
 * waits until it is mended.
 */
function isHopeless(error: unknown, path: string): boolean {
  if (error instanceof UnreadableDocument) return error.path === path;
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.INVALID_ARGUMENT;
}
