import { createHash } from 'node:crypto';

/** The SHA-256 hash of a text or of bytes in hexadecimal: a valid document id that does not reveal them. */
export function sha256Hex(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
