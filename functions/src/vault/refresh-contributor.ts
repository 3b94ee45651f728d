import { sharedCollections } from '@akada/domain/documents/paths';
import { listedFilesOfQuery } from '@akada/domain/vault/queries';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

/**
 * Keeps a student in the list of contributors while they have a listed item. It goes by what is stored, so it may run
 * at any time.
 */
export async function refreshContributor({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  const contributor = db.doc(`${sharedCollections.contributors}/${uid}`);
  await db.runTransaction(async (transaction) => {
    // Read so that of two runs at once the second is retried, and sees at least what the first one saw.
    const { exists } = await transaction.get(contributor);
    const listed = await transaction.get(toQuery(db, listedFilesOfQuery(uid, 1)));
    if (exists && listed.empty) transaction.delete(contributor);
    if (!exists && !listed.empty) transaction.create(contributor, {});
  });
}
