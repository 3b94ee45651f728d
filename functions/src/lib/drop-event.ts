import { GrpcStatus } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { UnreadableDocument } from './documents.ts';
import { toLogText } from './log-text.ts';
import { statusCode } from './retry-on-conflict.ts';

/**
 * Runs the work of an event that the platform redelivers for a day while it fails. If every retry would fail in the
 * same way, it drops the event and logs one line.
 *
 * @param path of the document or object that the event is about. It is not logged: a student may have chosen it
 * @param about fields for the log line
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

/** Logs that an event which can never succeed is dropped. */
export function dropEvent(about: object, error: unknown): void {
  logger.error('an event was dropped', { ...about, error: toLogText(error) });
}

/**
 * Whether a retry is pointless: the platform rejects the request as invalid, for instance because an id is too
 * long, or the schema cannot read the document of the event itself. If another document of the server is
 * unreadable, that is a bug of ours, and the event is retried until it is fixed.
 */
function isHopeless(error: unknown, path: string): boolean {
  if (error instanceof UnreadableDocument) return error.path === path;
  return statusCode(error) === GrpcStatus.INVALID_ARGUMENT;
}
