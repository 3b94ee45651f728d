import { RENAME_LIMITS } from '@akada/domain/account/renames';
import { type Profile, profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import { allFilesOfQuery } from '@akada/domain/vault/queries';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { textWordsFromTokens } from '@akada/domain/vault/search';
import { type DocumentData, FieldPath } from 'firebase-admin/firestore';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

/** Items updated in one commit. */
const PAGE = 100;
const SHOWN = ['full_name', 'username', 'avatar_url'] as const satisfies (keyof Profile)[];

/**
 * Copies the names and picture of a student's profile to their shared items, in the order of IDs, as many as one run
 * may take.
 *
 * @param cursor the ID after which to begin; '' for the first run
 * @returns the ID of the last item; null when there are no more
 */
export async function updateContributorOnFiles(
  deps: Pick<Deps, 'db'>,
  uid: string,
  cursor: string,
): Promise<string | null> {
  let last: string | null = cursor;
  for (let files = 0; files < RENAME_LIMITS.filesARun && last !== null; files += PAGE) {
    last = await updatePage(deps, uid, last);
  }
  return last;
}

/**
 * The profile is read in each page's transaction, so that the page is retried when it changes again.
 *
 * @returns the ID of the page's last item; null when there is no further page
 */
function updatePage({ db }: Pick<Deps, 'db'>, uid: string, behind: string): Promise<string | null> {
  const all = toQuery(db, allFilesOfQuery(uid, PAGE)).orderBy(FieldPath.documentId());
  return db.runTransaction(async (transaction) => {
    const profile = parseDocument(profileSchema, await transaction.get(db.doc(documentPaths.profile(uid))));
    const { docs } = await transaction.get(behind ? all.startAfter(behind) : all);
    for (const document of docs) {
      const item = document.data() as VaultItem;
      // An unlisted item gets the names when it is listed.
      if (item.hidden === undefined) continue;
      const { uploader, uploader_lower, tokens } = buildListing(
        item,
        profile,
        textWordsFromTokens(item.tokens),
      );
      if (hasVisibleChange(item.uploader, uploader))
        transaction.update(document.ref, { uploader, uploader_lower, tokens });
    }
    return docs.length < PAGE ? null : (docs.at(-1)?.id ?? null);
  });
}

/** Whether two profiles differ in what others see. */
export function hasVisibleChange(one: DocumentData | undefined, other: DocumentData | undefined): boolean {
  return SHOWN.some((field) => one?.[field] !== other?.[field]);
}
