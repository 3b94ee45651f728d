import { createHash } from 'node:crypto';

/** The SHA-256 hash of a text in hexadecimal: a valid document id that does not reveal the text. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
