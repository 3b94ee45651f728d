import { sharedCollections } from '@akada/domain/documents/paths';
import { listedFilesOfQuery } from '@akada/domain/vault/queries';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

/** Makes a student a contributor while something of theirs is listed. It goes by what is there, so it may run at any time. */
export async function refreshContributor({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  const contributor = db.doc(`${sharedCollections.contributors}/${uid}`);
  await db.runTransaction(async (transaction) => {
    // Read so that of two at once the second one begins anew, and sees what the first one saw or more.
    const { exists } = await transaction.get(contributor);
    const listed = await transaction.get(toQuery(db, listedFilesOfQuery(uid, 1)));
    if (exists && listed.empty) transaction.delete(contributor);
    if (!exists && !listed.empty) transaction.create(contributor, {});
  });
}
