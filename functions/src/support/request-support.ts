import { documentPaths } from '@akada/domain/documents/paths';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { openRequestsQuery, requestsAboutQuery } from '@akada/domain/support/queries';
import type { SupportRequest } from '@akada/domain/support/schemas';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { readOwnPayment } from '../payments/verify-payment.ts';

/**
 * Stores a support request of the caller. Repeating a call with the same key has no further effect.
 *
 * @throws AppError when too many requests are open, or the caller can't refer to the file or payment
 */
export const requestSupport: Handler<'requestSupport'> = async (
  deps,
  { uid },
  { idempotency_key, ...asked },
) => {
  const { db } = deps;
  if (asked.payment_reference !== undefined) await readOwnPayment(deps, uid, asked.payment_reference);
  const file = asked.about_file_id === undefined ? null : await visibleFile(deps, uid, asked.about_file_id);
  const ref = db.doc(documentPaths.supportRequest(idempotency_key));
  // A transaction, so that several devices or a script cannot exceed the limit on open requests.
  await db.runTransaction(async (transaction) => {
    const [before, open, account] = await Promise.all([
      transaction.get(ref),
      transaction.get(toQuery(db, openRequestsQuery(uid, 'support_request'))),
      transaction.get(db.doc(documentPaths.account(uid))),
    ]);
    if (before.exists) return;
    // Nothing new may be written for an account that is being deleted.
    if (!account.exists) throw new AppError('failed-precondition', SUPPORT_MESSAGES.noAccount);
    if (file && (await hasAppealed(transaction, uid, file))) {
      throw new AppError('already-exists', SUPPORT_MESSAGES.appealed);
    }
    if (open.size >= QUOTAS.openRequests) {
      throw new AppError('resource-exhausted', SUPPORT_MESSAGES.tooManyOpen);
    }
    const ticket: SupportRequest = {
      ...{ type: 'support_request', user_id: uid, ...asked },
      ...{ status: 'open', created_at: deps.now() },
    };
    transaction.create(ref, ticket);
  });
  return {};
};

/**
 * Whether the contributor has sent a request about a hidden file since it was hidden: one is allowed each time.
 */
async function hasAppealed(transaction: Transaction, uid: string, file: DocumentSnapshot): Promise<boolean> {
  const hiddenAt = file.get('hidden_at') as Timestamp | undefined;
  if (file.get('hidden') !== true || !hiddenAt) return false;
  const { docs } = await transaction.get(toQuery(file.ref.firestore, requestsAboutQuery(uid, file.id)));
  return docs.some((request) => (request.get('created_at') as Timestamp).valueOf() >= hiddenAt.valueOf());
}

/** Reads a file that the caller can see: only its contributor sees a hidden one. */
async function visibleFile({ db }: Pick<Deps, 'db'>, uid: string, fileId: string): Promise<DocumentSnapshot> {
  const file = await db.doc(documentPaths.vaultItem(fileId)).get();
  const isVisible = file.exists && (file.get('hidden') === false || file.get('user_id') === uid);
  if (!isVisible) throw new AppError('not-found', SUPPORT_MESSAGES.unknownFile);
  return file;
}
