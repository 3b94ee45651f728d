import { GrpcStatus } from 'firebase-admin/firestore';
import { describeIssues } from './describe-issues.ts';
import { safePhraseIn } from './safe-phrases.ts';
import { sha256Hex } from './sha256.ts';

/** Names and codes of errors. Libraries define them, and they contain no spaces. */
const NAME = /^[A-Za-z_$][\w$./-]{0,60}$/;
/** A constant that is thrown, or given as a reason, in place of an error. */
const REASON = /^[A-Z][A-Z0-9_]{0,60}$/;
/** One line of a stack trace. */
const FRAME = /^ {4}at .*:\d+:\d+\)?$/;

/** A UUID, as the app creates them, or a reference made by `paymentReference` in domain. */
const MADE_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|akada_\d{10,16}_[A-Za-z0-9]{1,8})$/;
/** The path of a file: its folder, its owner and the time of upload in milliseconds, then its name. */
const FILE_PATH = /^([a-z_]{1,30}\/[A-Za-z0-9-]{1,128}\/\d{13})_/;

/**
 * Formats an error for the log: its name, its code and its stack, then the same for its cause. The message is left
 * out, because libraries quote their input in it, unless the error is a {@link LoggableError} or the message
 * contains a known phrase.
 */
export function toLogText(error: unknown): string {
  if (!(error instanceof Error)) return REASON.test(String(error)) ? String(error) : `a ${typeof error}`;
  const { cause } = error;
  const own = [headOf(error), ...framesOf(error)].join('\n');
  return cause === undefined ? own : `${own}\nbecause of ${toLogText(cause)}`;
}

/**
 * An id that may come from a client: unchanged if it has the form of the app's own ids, otherwise as a hash.
 */
export function toLoggedId(id: string): string {
  return MADE_ID.test(id) ? id : `#${sha256Hex(id).slice(0, 16)}`;
}

/**
 * The path of a file without its name. A path of any other form is hashed, as the ids of `vault_objects` are.
 */
export function toLoggedPath(path: string): string {
  const known = FILE_PATH.exec(path)?.[1];
  return known === undefined ? `#${sha256Hex(path)}` : `${known}_…`;
}

function headOf(error: Error): string {
  const said = error instanceof LoggableError ? error.message : safePhraseIn(error.message);
  const about = [...codesOf(error), ...describeIssues(error)];
  return [`${nameOf(error)}${about.length > 0 ? ` (${about.join('; ')})` : ''}`, said]
    .filter(Boolean)
    .join(': ');
}

function nameOf(error: Error): string {
  const own = error.name === 'Error' ? error.constructor.name : error.name;
  return NAME.test(own) ? own : 'Error';
}

/** The code of an error and the HTTP status of the response, if there are any. */
function codesOf(error: Error): string[] {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const codes: string[] = [];
  if (typeof code === 'number')
    codes.push([code, GrpcStatus[code]].filter((part) => part !== undefined).join(' '));
  if (typeof code === 'string' && NAME.test(code)) codes.push(code);
  if (typeof status === 'number') codes.push(`status ${status}`);
  return codes;
}

/**
 * Removes the message from the stack first, because it can contain lines that look like calls. Returns no lines at
 * all if the message is not found in the stack.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  if (!stack.includes(message)) return [];
  const calls = message === '' ? stack : stack.replaceAll(message, () => '');
  return calls.split('\n').filter((line) => FRAME.test(line));
}

/**
 * An error whose message may be logged, because it consists of fixed words, numbers and ids that the server
 * assigned. The message of any other error stays out of the log: it may quote what a student
 * wrote.
 */
export class LoggableError extends Error {}
