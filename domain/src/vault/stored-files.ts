/** How the vault's files are named in Storage (docs/product.md, Vault). */

import { displayNameOf, extensionOf } from './uploads.ts';
import { VAULT_LIMITS } from './vault.ts';

/** The Storage folder of all vault files. */
export const VAULT_FOLDER = 'vault_files';

/** The key of an object's custom metadata that is 'true' while its item is listed. storage.rules checks it. */
export const LISTED_MARK = 'listed';

/** The Cache-Control of a shared object. Its bytes never change; `private` keeps shared caches from storing it. */
export const VAULT_CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** The Storage folder of a student's files. */
export function vaultFolder(uid: string): string {
  return `${VAULT_FOLDER}/${uid}`;
}

/**
 * The name under which a file is stored: the time, then its own name with every character but letters, digits, dots
 * and hyphens replaced by '_'.
 */
export function storedName(fileName: string, now: Date): string {
  const extension = extensionOf(fileName);
  const base = displayNameOf(fileName).slice(0, VAULT_LIMITS.storedName - extension.length - 1);
  return `${now.getTime()}_${`${base}.${extension}`.replace(/[^A-Za-z0-9.-]/g, '_')}`;
}

/** The parts of a vault file's `gs://` URL. */
export interface StoredFile {
  bucket: string;
  /** The object's path in the bucket. */
  path: string;
  uid: string;
  name: string;
}

/** Parses a `gs://` URL; null when it isn't one of a vault file. */
export function parseFileUrl(fileUrl: string): StoredFile | null {
  const [, bucket, path, uid, name] = /^gs:\/\/([^/]+)\/(vault_files\/([^/]+)\/([^/]+))$/.exec(fileUrl) ?? [];
  return bucket && path && uid && name ? { bucket, path, uid, name } : null;
}
