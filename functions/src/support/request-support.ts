import { documentPaths } from '@akada/domain/paths';
import { openSupportRequestsQuery } from '@akada/domain/queries/tickets';
import { QUOTAS } from '@akada/domain/quotas';
import type { SupportRequest } from '@akada/domain/schemas/tickets';
import { SUPPORT_MESSAGES } from '@akada/domain/tickets';
import { AppError } from '../lib/app-error.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { ownPayment } from '../payments/verify-payment.ts';

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
  if (asked.payment_reference !== undefined) await ownPayment(deps, uid, asked.payment_reference);
  if (asked.about_file_id !== undefined) await visibleFile(deps, uid, asked.about_file_id);
  const ref = db.doc(documentPaths.supportRequest(idempotency_key));
  // A transaction: several devices, or a script, cannot open more at once than may be open.
  await db.runTransaction(async (transaction) => {
    const [before, open, account] = await Promise.all([
      transaction.get(ref),
      transaction.get(toQuery(db, openSupportRequestsQuery(uid))),
      transaction.get(db.doc(documentPaths.account(uid))),
    ]);
    if (before.exists) return;
    // Of an account that is being deleted nothing may be written anew.
    if (!account.exists) throw new AppError('failed-precondition', SUPPORT_MESSAGES.noAccount);
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

/** Fails unless the caller can see the file: a hidden one is its contributor's alone. */
async function visibleFile({ db }: Pick<Deps, 'db'>, uid: string, fileId: string): Promise<void> {
  const file = await db.doc(documentPaths.vaultItem(fileId)).get();
  const isVisible = file.exists && (file.get('hidden') === false || file.get('user_id') === uid);
  if (!isVisible) throw new AppError('not-found', SUPPORT_MESSAGES.unknownFile);
}
