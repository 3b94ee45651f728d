import { documentPaths } from '@akada/domain/paths';
import { allFilesOfQuery } from '@akada/domain/queries/vault';
import { type Profile, profileSchema } from '@akada/domain/schemas/account';
import type { VaultItem } from '@akada/domain/schemas/vault';
import { listingOf } from '@akada/domain/vault-listing';
import { textWordsIn } from '@akada/domain/vault-search';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parsed } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

/** Items that are renamed in one commit. */
const PAGE = 100;
const SHOWN = ['full_name', 'username', 'avatar_url'] as const satisfies (keyof Profile)[];

/** Gives the name and picture of a student's profile to all that they have shared. */
export async function renameFiles(deps: Pick<Deps, 'db'>, uid: string): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  do last = await renamePage(deps, uid, last);
  while (last);
}

/**
 * The profile is read in each page's transaction: when it changes again, the page begins anew.
 *
 * @returns the last item of the page; undefined when there is no other page
 */
function renamePage(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  behind: QueryDocumentSnapshot | undefined,
): Promise<QueryDocumentSnapshot | undefined> {
  const all = toQuery(db, allFilesOfQuery(uid, PAGE));
  return db.runTransaction(async (transaction) => {
    const profile = parsed(profileSchema, await transaction.get(db.doc(documentPaths.profile(uid))));
    const { docs } = await transaction.get(behind ? all.startAfter(behind) : all);
    for (const document of docs) {
      const item = document.data() as VaultItem;
      // One that is not listed yet gets the name when it is.
      if (item.hidden === undefined) continue;
      const { uploader, uploader_lower, tokens } = listingOf(item, profile, textWordsIn(item.tokens));
      if (differs(item.uploader, uploader))
        transaction.update(document.ref, { uploader, uploader_lower, tokens });
    }
    return docs.length < PAGE ? undefined : docs.at(-1);
  });
}

/** Whether a profile shows something else. */
export function differs(one: DocumentData | undefined, other: DocumentData | undefined): boolean {
  return SHOWN.some((field) => one?.[field] !== other?.[field]);
}
