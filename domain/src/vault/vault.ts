/** The Community Study Vault: what may be shared, and how it is named, sorted and grouped (docs/product.md, Vault). */

import { MS_PER_DAY } from '../days/durations.ts';
import { FILE_TOO_LARGE, MAX_BYTES } from '../files/file-limits.ts';
import { tooLongMessage } from '../text/text.ts';

export const VAULT_CATEGORIES = ['notes', 'media', 'presentations', 'other'] as const;
export type VaultCategory = (typeof VAULT_CATEGORIES)[number];

/** Every type of vault item, with its category. */
const CATEGORY_OF = {
  pdf: 'notes',
  docx: 'notes',
  note: 'notes',
  jpg: 'media',
  png: 'media',
  mp4: 'media',
  pptx: 'presentations',
  other: 'other',
} as const satisfies Record<string, VaultCategory>;
export type VaultType = keyof typeof CATEGORY_OF;
export const VAULT_TYPES = Object.keys(CATEGORY_OF) as [VaultType, ...VaultType[]];

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

/** Types that the app can show; other files are downloaded. */
export const PREVIEWED_TYPES: readonly VaultType[] = ['pdf', 'jpg', 'png', 'mp4', 'note'];

/** Lengths in characters, sizes in bytes, counts in items. */
export const VAULT_LIMITS = {
  filename: 200,
  subject: 60,
  tag: 30,
  tags: 10,
  description: 500,
  /** Pages of a PDF that can be read in the app. */
  pages: 10_000,
  noteContent: 50_000,
  /** Length of a stored file's name, without the time in front of it. */
  storedName: 150,
  /** Items on one page of the list. */
  page: 24,
  recent: 6,
  recentDays: 7,
  subjects: 50,
  reportDetails: 500,
  /** Edits that a student may save in a day. */
  editsADay: 20,
  /** Files on the moderation page, and reports shown for each. */
  reportedFiles: 24,
  reportsShown: 10,
  /** How long the upload dialog stays open after a complete batch, in milliseconds. */
  closeDelayMs: 1_000,
} as const;

/** The most filter subjects with files by a single student, so that one student can't fill the list. */
export const MAX_SUBJECTS_BY_ONE_STUDENT = 3;

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

/** Shown for a file that was deleted or that the student may not see, without revealing which. */
export const FILE_NOT_AVAILABLE = 'This file is no longer available.';

/** The sort orders of the list, each by a field of the document. */
export const VAULT_SORTS = {
  recent: { label: 'Most Recent', field: 'created_at', direction: 'desc' },
  viewed: { label: 'Most Viewed', field: 'view_count', direction: 'desc' },
  downloaded: { label: 'Most Downloaded', field: 'download_count', direction: 'desc' },
  helpful: { label: 'Most Helpful', field: 'helpful_count', direction: 'desc' },
  name: { label: 'Name A-Z', field: 'filename_lower', direction: 'asc' },
  contributor: { label: 'Contributor', field: 'uploader_lower', direction: 'asc' },
  subject: { label: 'Subject', field: 'subject_lower', direction: 'asc' },
} as const;
export type VaultSort = keyof typeof VAULT_SORTS;

/** The list's filters; 'all' and '' leave nothing out. */
export interface VaultFilter {
  search: string;
  category: VaultCategory | 'all';
  type: VaultType | 'all';
  subject: string;
  sort: VaultSort;
}
export const NO_FILTER: VaultFilter = {
  search: '',
  category: 'all',
  type: 'all',
  subject: 'all',
  sort: 'recent',
};

/** Whether a filter leaves anything out, regardless of the sort order. */
export function isFiltered({ search, category, type, subject }: VaultFilter): boolean {
  return search !== '' || category !== 'all' || type !== 'all' || subject !== 'all';
}

/** The plural name of each type, as in 'Only PDFs'. */
export const TYPE_LABELS: Record<VaultType, string> = {
  pdf: 'PDFs',
  docx: 'Word files',
  pptx: 'PowerPoint files',
  jpg: 'JPG pictures',
  png: 'PNG pictures',
  mp4: 'MP4 videos',
  note: 'Notes',
  other: 'Other files',
};

/** The age, in milliseconds, up to which Recently Added shows a file. */
const RECENT_MS = VAULT_LIMITS.recentDays * MS_PER_DAY;

/** Whether an item shared at `createdAt` is still recent at `now`; the limit itself is included. */
export function isRecent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= RECENT_MS;
}

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

/** The default category of a type. */
export function categoryOf(type: VaultType): VaultCategory {
  return CATEGORY_OF[type];
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

/** Trims tags and removes blank and duplicate ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

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

/** A note's size: the length of its title and content as JSON. */
export function noteSize(note: { title: string; content: string }): number {
  return JSON.stringify({ title: note.title, content: note.content }).length;
}

/** The name that a contributor is shown under. */
export function contributorName(
  uploader: { full_name: string; username: string | null } | undefined,
): string {
  return uploader?.full_name || uploader?.username || 'Anonymous';
}
