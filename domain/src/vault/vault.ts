/** The Community Study Vault: its categories, limits, filters and sort orders (docs/product.md, Vault). */

import { MS_PER_DAY } from '../days/durations.ts';

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

/** The default category of a type. */
export function categoryOf(type: VaultType): VaultCategory {
  return CATEGORY_OF[type];
}

/** Trims tags and removes blank and duplicate ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
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
