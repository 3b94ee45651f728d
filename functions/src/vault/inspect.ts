import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { matchesExtension, SNIFFED_BYTES } from '@akada/domain/vault/file-signatures';
import { extensionOf, uploadFormat } from '@akada/domain/vault/uploads';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import type { Bucket } from '../lib/handler.ts';
import { statusCode } from '../lib/retry-on-conflict.ts';
import { CHECKED_EXTENSIONS, checkDocument } from './check-document.ts';

/** Why a file is rejected. */
export type RejectionReason =
  | 'missing'
  | 'empty'
  | 'size'
  | 'content'
  | 'macros'
  | 'actions'
  | 'infected'
  | 'replaced';

/**
 * An object that may be shared. `size` is in bytes; `generation` distinguishes it from other objects under the same
 * name.
 */
interface Inspected {
  size: number;
  generation: string;
}

/**
 * Checks an object's type and, for documents, whether a program that opens them could run their contents. Documents
 * are read whole; {@link VAULT_LIMITS} bounds their size.
 *
 * @returns the object's size and generation, or why it is rejected
 */
export async function inspectObject(bucket: Bucket, path: string): Promise<Inspected | RejectionReason> {
  const result = await identifyObject(bucket, path);
  if (typeof result === 'string' || !CHECKED_EXTENSIONS.includes(extensionOf(path))) return result;
  try {
    // Reads this generation, because another object under this name hasn't been identified.
    const [bytes] = await bucket.file(path, { generation: result.generation }).download();
    return (await checkDocument(path, bytes)) ?? result;
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/**
 * Checks an object's type by its first and last bytes, however large it is. Enough for files that are only read.
 *
 * @returns the object's size and generation, or why it is rejected
 */
export async function identifyObject(bucket: Bucket, path: string): Promise<Inspected | RejectionReason> {
  const file = bucket.file(path);
  try {
    const [{ size: reportedSize, contentType, contentEncoding, generation }] = await file.getMetadata();
    const size = Number(reportedSize);
    if (size === 0) return 'empty';
    if (size > MAX_BYTES.vaultFile) return 'size';
    if (contentType !== uploadFormat(path)?.contentType || isCompressed(contentEncoding)) return 'content';
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

/**
 * Storage decompresses such an object for its readers, who would get other bytes than we checked: 50 MB could become
 * 50 GB.
 */
export function isCompressed(contentEncoding: string | undefined): boolean {
  return contentEncoding !== undefined && contentEncoding !== '' && contentEncoding !== 'identity';
}

/** Whether Storage failed because an object doesn't exist. */
export function isMissing(error: unknown): boolean {
  return statusCode(error) === 404;
}
