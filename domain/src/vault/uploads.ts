/** Which files may be uploaded to the vault (docs/product.md, Vault). */

import { FILE_TOO_LARGE, MAX_BYTES } from '../files/file-limits.ts';
import { tooLongMessage } from '../text/text.ts';
import { VAULT_LIMITS, type VaultType } from './vault.ts';

/** The file extensions that may be uploaded, each with its type and content type. */
export const UPLOADS = {
  pdf: { type: 'pdf', contentType: 'application/pdf' },
  doc: { type: 'docx', contentType: 'application/msword' },
  docx: {
    type: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  ppt: { type: 'pptx', contentType: 'application/vnd.ms-powerpoint' },
  pptx: {
    type: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  jpg: { type: 'jpg', contentType: 'image/jpeg' },
  jpeg: { type: 'jpg', contentType: 'image/jpeg' },
  png: { type: 'png', contentType: 'image/png' },
  mp4: { type: 'mp4', contentType: 'video/mp4' },
} as const satisfies Record<string, { type: VaultType; contentType: string }>;
export type UploadExtension = keyof typeof UPLOADS;

/** The formats of {@link UPLOADS}, as forms name them. */
export const UPLOAD_FORMATS = 'PDF, Word, PowerPoint, JPG, PNG or MP4';

/** Why a file or its details are refused, in words for the student. */
export const UPLOAD_MESSAGES = {
  type: `Choose a ${UPLOAD_FORMATS} file.`,
  empty: 'This file is empty.',
  name: 'Enter a name.',
  longName: tooLongMessage(VAULT_LIMITS.filename, 'the name'),
  subject: tooLongMessage(VAULT_LIMITS.subject, 'the subject'),
  tag: tooLongMessage(VAULT_LIMITS.tag, 'each tag'),
  tags: `Keep it to ${VAULT_LIMITS.tags} tags.`,
  description: tooLongMessage(VAULT_LIMITS.description, 'the description'),
} as const;

/** The extension of a file name in lower case, '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type and content type of an uploadable file name; undefined for any other. */
export function uploadFormat(name: string): (typeof UPLOADS)[UploadExtension] | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(UPLOADS, extension) ? UPLOADS[extension as UploadExtension] : undefined;
}

/** The type of a file by its name. */
export function typeOf(name: string): VaultType {
  return uploadFormat(name)?.type ?? 'other';
}

/** The default display name of a file: its name without the extension. */
export function displayNameOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').trim() || fileName;
}

/** Why a chosen file can't be uploaded; null when it can. `size` is in bytes. */
export function uploadProblem({ name, size }: { name: string; size: number }): string | null {
  if (!uploadFormat(name)) return UPLOAD_MESSAGES.type;
  if (size === 0) return UPLOAD_MESSAGES.empty;
  return size > MAX_BYTES.vaultFile ? FILE_TOO_LARGE.vaultFile : null;
}
