import { documentPaths } from '@akada/domain/documents/paths';
import { canTransition, type Transaction, wasReturned } from '@akada/domain/payments/payments';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { grantPayment } from './grant-payment.ts';
import { type Failure, judgePayment, type Verdict } from './judge-payment.ts';
import type { PaymentDeps, Provider } from './provider.ts';
import { refundPayment } from './refund-payment.ts';
import { addPaymentTicket, reportLateMoney, ticketRef } from './tickets.ts';

/** A payment, and the provider's id of its transaction if known. */
export interface PaymentLookup {
  tx_ref: string;
  transaction_id?: number;
}

/**
 * Verifies a payment with the provider and applies the result: the only way in which a plan is granted. Repeated and
 * concurrent calls have the effect of one, and no payment returns to an earlier status. Money that arrives after a refund
 * grants nothing; support and the student are notified.
 *
 * @returns the payment afterwards; undefined when it doesn't exist
 * @throws ProviderUnavailable when the provider can't be reached; nothing has changed then
 */
export async function settlePayment(deps: PaymentDeps, which: PaymentLookup): Promise<Payment | undefined> {
  const ref = deps.db.doc(documentPaths.payment(which.tx_ref));
  const before = parseDocument(paymentSchema, await ref.get());
  if (!before || before.status === 'verified') return before;
  const isReturned = (id: number) => wasReturned(before, id);
  const verdict = judgePayment(before, await findTransaction(deps.provider, which, isReturned), deps.now());
  return retryOnConflict(async () => applyVerdict(deps, await ref.get(), verdict));
}

/**
 * Asks the provider for a payment's transaction. Also asks by reference when the id is unknown to the provider (it may come
 * from a browser), or when that transaction was returned: another one may have paid.
 */
export async function findTransaction(
  provider: Provider,
  { tx_ref, transaction_id }: PaymentLookup,
  isReturned: (id: number) => boolean = () => false,
): Promise<Transaction | 'unknown'> {
  const said = transaction_id === undefined ? 'unknown' : await provider.verifyById(transaction_id);
  return said === 'unknown' || isReturned(said.id) ? provider.verifyByReference(tx_ref) : said;
}

/** Applies a verdict to the current payment. Throws on a conflicting write. */
async function applyVerdict(
  deps: PaymentDeps,
  read: DocumentSnapshot,
  verdict: Verdict,
): Promise<Payment | undefined> {
  const payment = parseDocument(paymentSchema, read);
  if (!payment) return undefined;
  const { transaction } = verdict;
  if (payment.status === 'refunded') {
    if (transaction?.status === 'successful' && !wasReturned(payment, transaction.id)) {
      await reportLateMoney(deps, payment, transaction);
    }
    return payment;
  }
  // Its money may have been returned since the provider was asked.
  if (transaction?.status === 'successful' && wasReturned(payment, transaction.id)) {
    return refundPayment(deps, { read, payment }, transaction.id);
  }
  if (verdict.status === 'paid') return grantPayment(deps, { read, payment }, verdict.transaction);
  if (verdict.status !== 'failed' || !(await isNewFailure(deps, payment, verdict))) return payment;

  const { problem, forSupport } = verdict;
  const change = {
    status: verdict.status,
    problem,
    ...(transaction && { transaction_id: transaction.id, payment_method: transaction.payment_type }),
  };
  const batch = deps.db.batch().update(read.ref, change, ifUnchanged(read));
  if (forSupport !== undefined) {
    addPaymentTicket(batch, ticketRef(deps.db, payment, transaction?.id), payment, forSupport, deps.now());
  }
  await batch.commit();
  return { ...payment, ...change };
}

/** Whether a failure must be saved: the first one, or a wrong amount in a later attempt that has no ticket yet. */
async function isNewFailure({ db }: PaymentDeps, payment: Payment, verdict: Failure): Promise<boolean> {
  if (canTransition(payment.status, 'failed')) return true;
  const { forSupport, transaction } = verdict;
  const isOther = forSupport !== undefined && transaction?.id !== payment.transaction_id;
  if (payment.status !== 'failed' || !isOther) return false;
  return !(await ticketRef(db, payment, transaction?.id).get()).exists;
}
