/** The Community Study Vault: what may be shared, how it is named, sorted and grouped (spec sections 2 to 5 and 9). */
import { MS_PER_DAY } from '../days/day.ts';

export const VAULT_CATEGORIES = ['notes', 'media', 'presentations', 'other'] as const;
export type VaultCategory = (typeof VAULT_CATEGORIES)[number];

/** Every type that a vault item can have, and the category that goes with it. */
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

/** The extensions that may be uploaded, with the type and the content type that each stands for. */
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

/** What the app shows by itself; the others are downloaded. */
export const PREVIEWED_TYPES: readonly VaultType[] = ['pdf', 'jpg', 'png', 'mp4', 'note'];

/** Lengths in characters, sizes in bytes, counts in items. */
export const VAULT_LIMITS = {
  filename: 200,
  subject: 60,
  tag: 30,
  tags: 10,
  description: 500,
  fileBytes: 50 * 1024 * 1024,
  /** Of a PDF file that is read in the app. */
  pages: 10_000,
  noteContent: 50_000,
  /** Of a stored file's name, the time before it not counted. */
  storedName: 150,
  /** One page of the list. */
  page: 24,
  recent: 6,
  recentDays: 7,
  subjects: 50,
  reportDetails: 500,
  /** Changes of name, subject, tags and description that a student may save in a day. */
  editsADay: 20,
  /** What a moderator's page lists, and how many of a file's reports it tells. */
  reportedFiles: 24,
  reportsShown: 10,
  /** Milliseconds for which the upload dialog still shows a batch that is complete. */
  closeDelayMs: 1_000,
} as const;

/** Subjects offered as filters of which all files are by the same student: more would let one student fill the list. */
export const MAX_SUBJECTS_BY_ONE_STUDENT = 3;

/** Why a file is not taken, in words for the student. */
export const UPLOAD_MESSAGES = {
  type: 'Choose a PDF, Word, PowerPoint, JPG, PNG or MP4 file.',
  empty: 'This file is empty.',
  size: 'This file is larger than 50 MB.',
  name: 'Enter a name.',
  longName: `Keep the name to ${VAULT_LIMITS.filename} characters.`,
  subject: `Keep the subject to ${VAULT_LIMITS.subject} characters.`,
  tag: `Keep each tag to ${VAULT_LIMITS.tag} characters.`,
  tags: `Keep it to ${VAULT_LIMITS.tags} tags.`,
  description: `Keep the description to ${VAULT_LIMITS.description} characters.`,
} as const;

/** Shown for a file that was deleted or hidden; it doesn't say which, so that a hidden file stays secret. */
export const FILE_NOT_AVAILABLE = 'This file is no longer available.';

/** The orders of the list (spec section 2), each by a field of the document. */
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

/** What the list is narrowed to; 'all' and '' narrow nothing. */
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

/** Whether a filter leaves anything out, whatever its order. */
export function isFiltered({ search, category, type, subject }: VaultFilter): boolean {
  return search !== '' || category !== 'all' || type !== 'all' || subject !== 'all';
}

/** What the files of a type are called, as in 'Showing PDFs only'. */
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

/** Milliseconds of the days that Recently Added covers (spec section 9). */
const RECENT_MS = VAULT_LIMITS.recentDays * MS_PER_DAY;

/** Whether something that was shared at `createdAt` still counts as recent at `now`: exactly 7 days, to the millisecond. */
export function isRecent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= RECENT_MS;
}

/** The extension of a file's name in small letters, '' without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What an extension that may be uploaded stands for; undefined for any other. */
export function uploadOf(name: string): (typeof UPLOADS)[UploadExtension] | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(UPLOADS, extension) ? UPLOADS[extension as UploadExtension] : undefined;
}

/** The type of a file by its name (spec section 5). */
export function typeOf(name: string): VaultType {
  return uploadOf(name)?.type ?? 'other';
}

/** The category of a type when none is given (spec section 5); grouping goes by it too (section 9). */
export function categoryOf(type: VaultType): VaultCategory {
  return CATEGORY_OF[type];
}

/** What a file is called until somebody calls it otherwise: its name without the extension. */
export function displayNameOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').trim() || fileName;
}

/** Why a chosen file cannot be uploaded; null when it can. `size` is in bytes. */
export function uploadProblem({ name, size }: { name: string; size: number }): string | null {
  if (!uploadOf(name)) return UPLOAD_MESSAGES.type;
  if (size === 0) return UPLOAD_MESSAGES.empty;
  return size > VAULT_LIMITS.fileBytes ? UPLOAD_MESSAGES.size : null;
}

/** Tags as they are stored: trimmed, without blanks, each once. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

/** The folder of all files in Storage. */
export const VAULT_FOLDER = 'vault_files';

/** The key of an object's custom metadata that says 'true' while its item is listed: storage.rules asks for it. */
export const LISTED_MARK = 'listed';

/** How browsers may cache a shared object. Its bytes never change; caches that people share don't get them. */
export const VAULT_CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** The folder of a student's files in Storage. */
export function vaultFolder(uid: string): string {
  return `${VAULT_FOLDER}/${uid}`;
}

/** The name under which a file is stored: the time, then its own name with all but letters, digits, dot and hyphen replaced. */
export function storedName(fileName: string, now: Date): string {
  const extension = extensionOf(fileName);
  const base = displayNameOf(fileName).slice(0, VAULT_LIMITS.storedName - extension.length - 1);
  return `${now.getTime()}_${`${base}.${extension}`.replace(/[^A-Za-z0-9.-]/g, '_')}`;
}

/** Where a `gs://` URL points. */
export interface StoredFile {
  bucket: string;
  /** Of the object in the bucket. */
  path: string;
  uid: string;
  name: string;
}

/** The stored file that a `gs://` URL names; null when it is none of the vault's. */
export function parseFileUrl(fileUrl: string): StoredFile | null {
  const [, bucket, path, uid, name] = /^gs:\/\/([^/]+)\/(vault_files\/([^/]+)\/([^/]+))$/.exec(fileUrl) ?? [];
  return bucket && path && uid && name ? { bucket, path, uid, name } : null;
}

/** A note's size: the length of its serialised title and content (spec section 3). */
export function noteSize(note: { title: string; content: string }): number {
  return JSON.stringify({ title: note.title, content: note.content }).length;
}

/** The name that a contributor is shown by (spec section 3). */
export function contributorName(
  uploader: { full_name: string; username: string | null } | undefined,
): string {
  return uploader?.full_name || uploader?.username || 'Anonymous';
}
