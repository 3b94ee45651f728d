import { OWNED_COLLECTIONS, ownedQuery } from '@akada/domain/account/queries';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { deletePoints } from '../leaderboard/remove-from-boards.ts';
import type { Deps } from '../lib/handler.ts';
import { deleteAll } from '../lib/run-query.ts';
import { deleteSignIn } from '../lib/sign-in.ts';
import { closePayments, type DeletionRun } from '../payments/close-payments.ts';
import type { PaymentDeps } from '../payments/provider.ts';
import { eraseFromVault, eraseObjects } from './erase-from-vault.ts';
import { eraseTickets } from './erase-tickets.ts';

/** Documents deleted in parallel. */
const PAGE = 100;

/**
 * Collections with a step of their own, because deleting the documents is not enough. Documents that arrive after
 * that step wait for the next run. A lifetime place is deleted with its payment: if it were deleted alone, another
 * student could take it and would lose it when the payment is closed.
 */
const WITH_OWN_STEP: readonly string[] = [
  sharedCollections.payments,
  sharedCollections.lifetimeSlots,
  sharedCollections.tickets,
];

/**
 * Deletes all data of a student except the marker of the deletion. It can be repeated, run twice at once, or resume
 * after an interruption: each step works on what still exists. The order keeps deleted data from being created
 * again: granting a plan needs the payment, a notification about a file needs the file, awarding points needs the
 * points, and any notification needs the account.
 */
export async function eraseAccount(deps: Deps & PaymentDeps, uid: string, run: DeletionRun): Promise<void> {
  const { db, auth } = deps;
  await closePayments(deps, uid, run);
  await eraseFromVault(deps, uid);
  await eraseObjects(deps, uid);
  await eraseTickets(deps, uid);
  await deletePoints(deps, uid);
  for (const collection of OWNED_COLLECTIONS) {
    if (WITH_OWN_STEP.includes(collection)) continue;
    await deleteAll(db, ownedQuery(collection, uid, PAGE));
  }
  await db.doc(documentPaths.profile(uid)).delete();
  const account = db.doc(documentPaths.account(uid));
  // Before its subcollections: without the account no new notification is written.
  await account.delete();
  await db.recursiveDelete(account);
  // Last: as long as the sign-in exists, the student can retry.
  await deleteSignIn(auth, uid);
}
