/** The fields that a function adds to a vault item so that it can be listed, sorted and searched. */
import type { Profile } from '../account/schemas.ts';
import type { VaultDetails, VaultListing } from './schemas.ts';
import { fold, searchTokens } from './search.ts';
import { contributorName } from './vault.ts';

/** The key of an item without a subject; it sorts after every real subject. */
export const NO_SUBJECT = '~';

/** Trims a subject and collapses the spaces inside it. */
export function subjectName(subject: string): string {
  return subject.trim().replace(/\s+/g, ' ');
}

/** The key by which subjects are compared, ignoring case, accents and extra spaces. */
export function subjectKey(subject: string | undefined): string {
  return subject === undefined ? NO_SUBJECT : subjectName(fold(subject)) || NO_SUBJECT;
}

/** Whether a subject, given by its key, may be offered as a filter: it contains a letter. */
export function isRealSubject(key: string): boolean {
  return key !== NO_SUBJECT && /\p{L}/u.test(key);
}

/**
 * Builds the listing of an item.
 *
 * @param profile the contributor's profile; undefined when the account is deleted
 * @param text words of the item's text, most important first: `topWords` of ./search.ts
 */
export function buildListing(
  item: VaultDetails,
  profile: Profile | undefined,
  text: readonly string[] = [],
): Omit<VaultListing, 'hidden' | 'hidden_at'> {
  // Copied field by field, so that fields a later release adds to profiles don't become public.
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
