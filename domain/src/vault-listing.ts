/** What a function adds to a vault item so that it can be listed, sorted and found (design section 4). */
import type { Profile } from './schemas/account.ts';
import type { VaultDetails, VaultListing } from './schemas/vault.ts';
import { contributorName } from './vault.ts';
import { fold, searchTokens } from './vault-search.ts';

/** Stands for no subject, and sorts behind those that there are. */
export const NO_SUBJECT = '~';

/** How a subject is compared: case and accents make no other subject of it. */
export function subjectKey(subject: string | undefined): string {
  return subject === undefined ? NO_SUBJECT : fold(subject).trim() || NO_SUBJECT;
}

/**
 * The listing of an item.
 *
 * @param profile its contributor's; undefined where the account is gone
 * @param text words of its text, the most important first: `textWordsOf` of ./vault-search.ts
 */
export function listingOf(
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
