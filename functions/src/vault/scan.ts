import { defineString } from 'firebase-functions/params';
import { LoggableError } from '../lib/log-text.ts';

/**
 * A malware scanner, off unless it has an address (docs/operations.md, Scanner). It must work as clamav-rest does: the
 * file is posted as the field `file`; status 200 means clean and 406 infected.
 */
const FILE_SCANNER_URL = defineString('FILE_SCANNER_URL', {
  default: '',
  description: 'The address of the malware scanner for shared files; empty to scan none.',
});

/** Long enough for the largest file. */
const TIMEOUT_MS = 90_000;
const CLEAN = 200;
const INFECTED = 406;

/** Whether files are scanned. To call inside a function only: parameters have no value at load time. */
export function hasScanner(): boolean {
  return FILE_SCANNER_URL.value() !== '';
}

/**
 * Whether the scanner finds malware in a file.
 *
 * @throws Error when it gives no verdict; the event is then retried, and the file stays unlisted until it succeeds
 */
export async function isInfected(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const form = new FormData();
  // A fixed name, because the student's file name is private.
  form.append('file', new Blob([bytes]), 'file');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status } = await fetch(FILE_SCANNER_URL.value(), { method: 'POST', body: form, signal });
  if (status !== CLEAN && status !== INFECTED)
    throw new LoggableError(`the scanner gave no verdict: ${status}`);
  return status === INFECTED;
}
