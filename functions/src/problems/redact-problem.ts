import { PROBLEM_PLACES } from '@akada/domain/problems/problems';
import type { Problem } from '@akada/domain/problems/schemas';
import { safePhraseIn } from '../lib/safe-phrases.ts';
import { sha256Hex } from '../lib/sha256.ts';

/** Names of errors, and error codes of Firebase. */
const NAMES =
  /\b(?:(?:Type|Reference|Range|Syntax|Eval|URI|Aggregate|Firebase)Error|(?:Abort|NotFound|NotAllowed|NotReadableError|QuotaExceeded|InvalidState|Network|Security|Timeout|Unknown|DataClone|Transaction)Error)\b/;
const CODES =
  /\b(?:auth|firestore|functions|storage)\/(?:aborted|already-exists|cancelled|canceled|data-loss|deadline-exceeded|failed-precondition|internal|internal-error|invalid-argument|network-request-failed|not-found|object-not-found|out-of-range|permission-denied|quota-exceeded|resource-exhausted|retry-limit-exceeded|too-many-requests|unauthenticated|unauthorized|unavailable|unimplemented|unknown|user-disabled|user-token-expired)\b/;
/** The place in code that a line of a stack trace names, in the formats of all browsers. */
const PLACE = /([^/\s(@]+\.(?:js|mjs|ts|tsx))(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})\)?$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/**
 * Reduces a failure in a browser to what is safe to log, because anyone may have sent it and errors quote their
 * input. It keeps names, known phrases and places in code, with each file name hashed (docs/operations.md says how
 * to read them). `same` is equal for identical failures.
 */
export function redactProblem({ message, stack, path, version }: Problem) {
  const said = `${stack.split('\n', 1)[0] ?? ''}\n${message}`;
  const parts = [NAMES.exec(said)?.[0], CODES.exec(said)?.[0], safePhraseIn(message)];
  return {
    what: parts.filter((part) => part !== undefined).join(': ') || 'another error',
    at: stack.split('\n').flatMap(placeOf),
    path: path.split('/').map(placeInApp).join('/'),
    version: VERSION.test(version) ? version : '…',
    same: sha256Hex(`${message}\n${stack}`).slice(0, 16),
  };
}

function placeOf(line: string): string[] {
  const [, file, row, column] = PLACE.exec(line.trim()) ?? [];
  return file === undefined ? [] : [`${sha256Hex(file).slice(0, 8)}:${row}:${column}`];
}

function placeInApp(part: string): string {
  const known: readonly string[] = PROBLEM_PLACES;
  return part === '' || known.includes(part) ? part : '…';
}
