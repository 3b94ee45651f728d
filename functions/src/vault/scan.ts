import { defineString } from 'firebase-functions/params';
import { LoggableError } from '../lib/loggable-error.ts';

/**
 * A scanner for malware, off unless it has an address (docs/operations.md, Scanner). It speaks as clamav-rest does: a file is
 * posted as the field `file`; 200 says that it is clean and 406 that it is not.
 */
const FILE_SCANNER_URL = defineString('FILE_SCANNER_URL', {
  default: '',
  description: 'Where shared files are scanned for malware; empty for nowhere.',
});

/** Of the largest file. */
const TIMEOUT_MS = 90_000;
const CLEAN = 200;
const INFECTED = 406;

/** Whether files are scanned. A parameter has a value only while a function works. */
export function hasScanner(): boolean {
  return FILE_SCANNER_URL.value() !== '';
}

/**
 * Whether a scanner finds malware in a file.
 *
 * @throws Error when it gives no verdict: the file's event is tried again, and the file is not listed meanwhile
 */
export async function isInfected(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const form = new FormData();
  // Its name is the student's own, and no business of another service.
  form.append('file', new Blob([bytes]), 'file');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status } = await fetch(FILE_SCANNER_URL.value(), { method: 'POST', body: form, signal });
  if (status !== CLEAN && status !== INFECTED)
    throw new LoggableError(`the scanner gave no verdict: ${status}`);
  return status === INFECTED;
}
