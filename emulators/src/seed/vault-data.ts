import { newProfile } from '@akada/domain/account/account';
import { addDays } from '@akada/domain/days/day';
import { buildListing, NO_SUBJECT } from '@akada/domain/vault/listing';
import type { Note, VaultItem, VaultStats } from '@akada/domain/vault/schemas';
import { topWords } from '@akada/domain/vault/search';
import { storedName, vaultFolder } from '@akada/domain/vault/stored-files';
import { categoryOf, noteSize, VAULT_CATEGORIES, VAULT_LIMITS } from '@akada/domain/vault/vault';
import { lagosDay, startOfLagosDay } from './days.ts';
import { randomFrom } from './random.ts';
import { fileOf, noteOf } from './vault-files.ts';
import { SHARED, type Shared } from './vault-list.ts';

/** The prefix of the demo items' ids, and the first string that sorts after all of them. */
export const DEMO_IDS = { from: 'demo-', before: 'demo.' } as const;

/** A vault item with the body of its note, or with the object that its `file_url` names. */
export interface DemoItem {
  id: string;
  item: VaultItem;
  note?: Note;
  object?: { path: string; bytes: Buffer };
}

/** How many days ago the newest items were shared. The others are older than the seven days of Recently Added. */
const RECENT_DAYS_AGO = [1, 1, 2, 4, 5, 6] as const;
const OLDER = { first: 9, last: 59 } as const;
const MINUTE = 60_000;

/** Builds the demo vault, including the bytes of its files, dated relative to `now`. */
export function demoVault(bucket: string, now: Date): Promise<DemoItem[]> {
  const random = randomFrom(20_260_404);
  return Promise.all(
    SHARED.map((shared, index) => demoItem(shared, { created_at: sharedAt(index, now), random, bucket })),
  );
}

function demoItem(
  shared: Shared,
  { created_at, random, bucket }: { created_at: Date; random: () => number; bucket: string },
): Promise<DemoItem> {
  // Taken before the first await, so that each item always gets the same random numbers.
  const view_count = 3 + Math.floor(random() ** 2 * 240);
  const download_count = Math.floor(view_count * random() * 0.6);
  const helpful_count = Math.floor(download_count / 3);
  const { type, slug, title: filename, subject, tags, by } = shared;
  return fileOf(shared).then((bytes) => {
    const note = { title: filename, content: bytes ? '' : noteOf(slug) };
    const path = `${vaultFolder(by.uid)}/${storedName(`${filename}.${type}`, created_at)}`;
    const details = { filename, ...(subject && { subject }), ...(tags && { tags }) };
    const item: VaultItem = {
      ...details,
      user_id: by.uid,
      file_url: bytes && `gs://${bucket}/${path}`,
      type,
      category: categoryOf(type),
      size: bytes?.length ?? noteSize(note),
      ...{ view_count, download_count, helpful_count, created_at },
      ...buildListing(details, newProfile(by.name), topWords(searchedText(shared))),
      hidden: false,
    };
    return { id: `${DEMO_IDS.from}${slug}`, item, ...(bytes ? { object: { path, bytes } } : { note }) };
  });
}

/** The text in which the search index looks, as the functions extract it. */
function searchedText({ type, slug }: Shared): string {
  return type === 'note' || type === 'pdf' ? noteOf(slug) : '';
}

/** When an item was shared: the further down the list, the longer ago, at different times of the day. */
function sharedAt(index: number, now: Date): Date {
  const older = (index - RECENT_DAYS_AGO.length) / (SHARED.length - RECENT_DAYS_AGO.length - 1);
  const daysAgo = RECENT_DAYS_AGO[index] ?? Math.round(OLDER.first + older * (OLDER.last - OLDER.first));
  const minutes = 22 * 60 - ((index * 37) % 900);
  return new Date(startOfLagosDay(addDays(lagosDay(now), -daysAgo)).getTime() + minutes * MINUTE);
}

/** The statistics of the listed items, as the functions would compute them. Takes items in the order of their ids. */
export function statsOf(
  items: readonly Pick<
    VaultItem,
    'user_id' | 'category' | 'subject' | 'subject_lower' | 'view_count' | 'hidden'
  >[],
  now: Date,
): VaultStats {
  const listed = items.filter(({ hidden }) => !hidden);
  const subjects = new Map<string, { subject: string; files: number }>();
  for (const { subject, subject_lower } of listed) {
    if (subject === undefined || subject_lower === NO_SUBJECT) continue;
    const known = subjects.get(subject_lower) ?? { subject, files: 0 };
    subjects.set(subject_lower, { ...known, files: known.files + 1 });
  }
  return {
    files: listed.length,
    contributors: new Set(listed.map(({ user_id }) => user_id)).size,
    views: listed.reduce((views, { view_count }) => views + view_count, 0),
    groups: Object.fromEntries(
      VAULT_CATEGORIES.map((category) => [
        category,
        listed.filter((item) => item.category === category).length,
      ]),
    ) as VaultStats['groups'],
    subjects: [...subjects]
      .sort(([a, { files: ofA }], [b, { files: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
      .slice(0, VAULT_LIMITS.subjects)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, subject]) => subject),
    rebuilt_at: now,
  };
}
