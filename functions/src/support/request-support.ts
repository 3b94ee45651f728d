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
 * Stores what the caller asks of support. The same key has one effect, however often it is sent.
 *
 * @throws AppError when too many requests are open, or what it is about is not the caller's to name
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
  // A transaction: several devices, or a script, cannot open more at once than may be open.
  await db.runTransaction(async (transaction) => {
    const [before, open, account] = await Promise.all([
      transaction.get(ref),
      transaction.get(toQuery(db, openRequestsQuery(uid, 'support_request'))),
      transaction.get(db.doc(documentPaths.account(uid))),
    ]);
    if (before.exists) return;
    // Of an account that is being deleted nothing may be written anew.
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

/** Whether the contributor has asked about a file since it was hidden: each time that it is hidden, once. */
async function hasAppealed(transaction: Transaction, uid: string, file: DocumentSnapshot): Promise<boolean> {
  const hiddenAt = file.get('hidden_at') as Timestamp | undefined;
  if (file.get('hidden') !== true || !hiddenAt) return false;
  const { docs } = await transaction.get(toQuery(file.ref.firestore, requestsAboutQuery(uid, file.id)));
  return docs.some((request) => (request.get('created_at') as Timestamp).valueOf() >= hiddenAt.valueOf());
}

/** The file, which the caller can see: a hidden one is its contributor's alone. */
async function visibleFile({ db }: Pick<Deps, 'db'>, uid: string, fileId: string): Promise<DocumentSnapshot> {
  const file = await db.doc(documentPaths.vaultItem(fileId)).get();
  const isVisible = file.exists && (file.get('hidden') === false || file.get('user_id') === uid);
  if (!isVisible) throw new AppError('not-found', SUPPORT_MESSAGES.unknownFile);
  return file;
}
