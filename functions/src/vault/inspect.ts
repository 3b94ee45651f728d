import { matchesExtension, SNIFFED_BYTES } from '@akada/domain/vault/file-signatures';
import { extensionOf, uploadOf, VAULT_LIMITS } from '@akada/domain/vault/vault';
import type { Bucket } from '../lib/handler.ts';
import { CHECKED_EXTENSIONS, checkDocument } from './check-document.ts';

/** Why a file is not shared. */
export type Refusal =
  | 'missing'
  | 'empty'
  | 'size'
  | 'content'
  | 'macros'
  | 'actions'
  | 'infected'
  | 'exchanged';

/** An object that may be shared. `size` is in bytes; `generation` tells it from others under the same name. */
interface Inspected {
  size: number;
  generation: string;
}

/**
 * Looks at an object, and into it where a program that opens it could run what is inside: documents are read whole, which
 * {@link VAULT_LIMITS} bounds.
 *
 * @returns what it is, or why it is refused
 */
export async function inspect(bucket: Bucket, path: string): Promise<Inspected | Refusal> {
  const found = await identify(bucket, path);
  if (typeof found === 'string' || !CHECKED_EXTENSIONS.includes(extensionOf(path))) return found;
  try {
    // Of this generation: another object under this name has not been identified.
    const [bytes] = await bucket.file(path, { generation: found.generation }).download();
    return (await checkDocument(path, bytes)) ?? found;
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/**
 * Looks at an object's two ends, however large it is: enough for what only reads it.
 *
 * @returns what it is, or why it is refused
 */
export async function identify(bucket: Bucket, path: string): Promise<Inspected | Refusal> {
  const file = bucket.file(path);
  try {
    const [{ size: told, contentType, contentEncoding, generation }] = await file.getMetadata();
    const size = Number(told);
    if (size === 0) return 'empty';
    if (size > VAULT_LIMITS.fileBytes) return 'size';
    if (contentType !== uploadOf(path)?.contentType || isPacked(contentEncoding)) return 'content';
    const part = async (start: number) =>
      (await file.download({ start, end: Math.min(start + SNIFFED_BYTES, size) - 1 }))[0];
    const head = await part(0);
    const tail = size <= SNIFFED_BYTES ? head : await part(size - SNIFFED_BYTES);
    return matchesExtension(path, head, tail) ? { size, generation: String(generation) } : 'content';
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Storage unpacks such an object for its readers: 50 MB of it could be 50 GB to them, and other bytes than we saw. */
function isPacked(contentEncoding: string | undefined): boolean {
  return contentEncoding !== undefined && contentEncoding !== '' && contentEncoding !== 'identity';
}

/** Whether Storage has failed because an object is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
