import { createHash } from 'node:crypto';

/** A name for a text of any form that may be a document's id, and from which the text cannot be read. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
