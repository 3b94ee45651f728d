/** What a function adds to a vault item so that it can be listed, sorted and found (design section 4). */
import type { Profile } from '../account/schemas.ts';
import type { VaultDetails, VaultListing } from './schemas.ts';
import { fold, searchTokens } from './search.ts';
import { contributorName } from './vault.ts';

/** Stands for no subject, and sorts behind those that there are. */
export const NO_SUBJECT = '~';

/** A subject without spaces around it, and with single ones inside. */
export function subjectName(subject: string): string {
  return subject.trim().replace(/\s+/g, ' ');
}

/** How a subject is compared: case, accents and spaces make no other subject of it. */
export function subjectKey(subject: string | undefined): string {
  return subject === undefined ? NO_SUBJECT : subjectName(fold(subject)) || NO_SUBJECT;
}

/** Whether a subject, by its key, is one to offer as a filter: it has a letter. */
export function isRealSubject(key: string): boolean {
  return key !== NO_SUBJECT && /\p{L}/u.test(key);
}

/**
 * The listing of an item.
 *
 * @param profile its contributor's; undefined where the account is gone
 * @param text words of its text, the most important first: `topWords` of ./vault-search.ts
 */
export function buildListing(
  item: VaultDetails,
  profile: Profile | undefined,
  text: readonly string[] = [],
): Omit<VaultListing, 'hidden' | 'hidden_at'> {
  // Field by field: what a later release adds to a profile isn't copied to where every student reads it.
  const { full_name, username, avatar_url } = profile ?? { full_name: '', username: null, avatar_url: null };
  const uploader = { full_name, username, avatar_url };
  return {
    uploader,
    tokens: searchTokens({ ...item, uploader }, text),
    filename_lower: fold(item.filename),
    uploader_lower: fold(contributorName(uploader)),
    subject_lower: subjectKey(item.subject),
  };
}
