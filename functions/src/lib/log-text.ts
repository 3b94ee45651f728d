import { GrpcStatus } from 'firebase-admin/firestore';
import { describeIssues } from './describe-issues.ts';
import { LoggableError } from './loggable-error.ts';
import { safePhraseIn } from './safe-phrases.ts';
import { sha256Hex } from './sha256.ts';

/** Names and codes of errors: they are the libraries', and have no blanks. */
const NAME = /^[A-Za-z_$][\w$./-]{0,60}$/;
/** What is thrown or told as a reason by its name alone. */
const REASON = /^[A-Z][A-Z0-9_]{0,60}$/;
/** A call of a stack: where it is in code. */
const FRAME = /^ {4}at .*:\d+:\d+\)?$/;

/** An id as the app makes them, and the reference of a payment as `paymentReference` of domain does. */
const MADE_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|akada_\d{10,16}_[A-Za-z0-9]{1,8})$/;
/** The path of a file: its folder, whose it is and when it came, then its name. */
const FILE_PATH = /^([a-z_]{1,30}\/[A-Za-z0-9-]{1,128}\/\d{13})_/;

/**
 * An error as the log has it: its name, its code, and the calls that led to it, then those of its cause. Its message is
 * left out, because libraries quote in it what they were given, unless it is one of ours (see {@link LoggableError}) or a phrase
 * that is known.
 */
export function toLogText(error: unknown): string {
  if (!(error instanceof Error)) return REASON.test(String(error)) ? String(error) : `a ${typeof error}`;
  const { cause } = error;
  const own = [headOf(error), ...framesOf(error)].join('\n');
  return cause === undefined ? own : `${own}\nbecause of ${toLogText(cause)}`;
}

/** An id that a client may have made: as it is where it is one of the app's form, else by a digest. */
export function toLoggedId(id: string): string {
  return MADE_ID.test(id) ? id : `#${sha256Hex(id).slice(0, 16)}`;
}

/** The path of a file without its name; one of another form by a digest, as the ids of `vault_objects` are. */
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

/** The code of an error and the status that a server has answered with, where there are any. */
function codesOf(error: Error): string[] {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const codes: string[] = [];
  if (typeof code === 'number')
    codes.push([code, GrpcStatus[code]].filter((part) => part !== undefined).join(' '));
  if (typeof code === 'string' && NAME.test(code)) codes.push(code);
  if (typeof status === 'number') codes.push(`status ${status}`);
  return codes;
}

/** A message can have lines that look like calls: they go with it, and where it can't be found there, all lines go. */
function framesOf({ message, stack = '' }: Error): string[] {
  if (!stack.includes(message)) return [];
  const calls = message === '' ? stack : stack.replaceAll(message, () => '');
  return calls.split('\n').filter((line) => FRAME.test(line));
}
