import { OWNED_COLLECTIONS, ownedQuery } from '@akada/domain/account/queries';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { removePoints } from '../leaderboard/remove-from-boards.ts';
import type { Deps } from '../lib/handler.ts';
import { deleteAll } from '../lib/run-query.ts';
import { deleteSignIn } from '../lib/sign-in.ts';
import { closePayments, type DeletionRun } from '../payments/close-payments.ts';
import type { PaymentDeps } from '../payments/provider.ts';
import { eraseFromVault, eraseObjects } from './erase-from-vault.ts';
import { eraseTickets } from './erase-tickets.ts';

/** Documents that are removed together. */
const PAGE = 100;

/**
 * What is not only removed: what came after its own step waits for the next run, which looks at it. A lifetime place goes
 * with its payment; removed by itself another student could take it, and would lose it when the payment is closed.
 */
const WITH_OWN_STEP: readonly string[] = [
  sharedCollections.payments,
  sharedCollections.lifetimeSlots,
  sharedCollections.tickets,
];

/**
 * Removes all that is a student's but the marker that it is being removed. Done again, twice at once, or after it broke
 * off, it does what is left: each step finds its work by what is there. The order keeps others from bringing something
 * back: what is granted needs the payment, a notice of a file the file, points the points, and any notice the account.
 */
export async function eraseAccount(deps: Deps & PaymentDeps, uid: string, run: DeletionRun): Promise<void> {
  const { db, auth } = deps;
  await closePayments(deps, uid, run);
  await eraseFromVault(deps, uid);
  await eraseObjects(deps, uid);
  await eraseTickets(deps, uid);
  await removePoints(deps, uid);
  for (const collection of OWNED_COLLECTIONS) {
    if (WITH_OWN_STEP.includes(collection)) continue;
    await deleteAll(db, ownedQuery(collection, uid, PAGE));
  }
  await db.doc(documentPaths.profile(uid)).delete();
  const account = db.doc(documentPaths.account(uid));
  // Before what is below it: what is told once it is gone is not written.
  await account.delete();
  await db.recursiveDelete(account);
  // Last: while it is there the student can ask again.
  await deleteSignIn(auth, uid);
}
