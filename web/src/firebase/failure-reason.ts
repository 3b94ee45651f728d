import { errorCode } from '@akada/domain/errors/error-code';

const REASONS: Record<string, string> = {
  'permission-denied': 'the server rejected it, so the change was undone',
  'not-found': 'it was deleted on another device',
  'resource-exhausted': 'the server is busy, please try again later',
  offline: "you're offline, and this isn't on this device",
  unavailable: "the server can't be reached",
  'not-readable': 'this file is hidden or still being checked. If it was just shared, try again in a minute',
};

/** The file is stored, but this student may not read it now. */
export class NotReadableError extends Error {
  readonly code = 'not-readable';
}

/** There is no network, and this device has no copy. */
export class OfflineError extends Error {
  readonly code = 'offline';
}

/** Why a read or a write failed, for the student to read. The SDK's own message belongs in the log. */
export function failureReason(error: unknown): string {
  return REASONS[errorCode(error)] ?? 'something went wrong, please try again';
}
