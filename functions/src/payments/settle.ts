import { documentPaths } from '@akada/domain/documents/paths';
import { canTransition, type Transaction, wasReturned } from '@akada/domain/payments/payments';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { grant } from './grant.ts';
import { type Failure, judge, type Verdict } from './judge.ts';
import type { PaymentDeps, Provider } from './provider.ts';
import { refund } from './refund.ts';
import { tellOfLateMoney, tellSupport, ticketOf } from './tickets.ts';

/** Which payment, and the provider's number of its transaction where that is known. */
export interface Settled {
  tx_ref: string;
  transaction_id?: number;
}

/**
 * Asks the provider what became of a payment, and does what follows from it. Nothing else grants anything. However often
 * and by however many at once it is called, what follows is done once, and no status goes back. Money that arrives for a
 * payment after it was refunded grants nothing: support and the student are told.
 *
 * @returns the payment as it is then, undefined when there is none
 * @throws Unavailable when the provider cannot be asked; then nothing has changed
 */
export async function settlePayment(deps: PaymentDeps, which: Settled): Promise<Payment | undefined> {
  const ref = deps.db.doc(documentPaths.payment(which.tx_ref));
  const before = parseDocument(paymentSchema, await ref.get());
  if (!before || before.status === 'verified') return before;
  const isReturned = (id: number) => wasReturned(before, id);
  const verdict = judge(before, await ask(deps.provider, which, isReturned), deps.now());
  return retryOnConflict(async () => carryOut(deps, await ref.get(), verdict));
}

/**
 * Asks by the reference as well when the provider doesn't know the number, which may come from a student's browser, or when
 * that transaction was returned: another one may have paid.
 */
export async function ask(
  provider: Provider,
  { tx_ref, transaction_id }: Settled,
  isReturned: (id: number) => boolean = () => false,
): Promise<Transaction | 'unknown'> {
  const said = transaction_id === undefined ? 'unknown' : await provider.verifyById(transaction_id);
  return said === 'unknown' || isReturned(said.id) ? provider.verifyByReference(tx_ref) : said;
}

/** One attempt, for the payment as it is now. */
async function carryOut(
  deps: PaymentDeps,
  read: DocumentSnapshot,
  verdict: Verdict,
): Promise<Payment | undefined> {
  const payment = parseDocument(paymentSchema, read);
  if (!payment) return undefined;
  const { transaction } = verdict;
  if (payment.status === 'refunded') {
    if (transaction?.status === 'successful' && !wasReturned(payment, transaction.id)) {
      await tellOfLateMoney(deps, payment, transaction);
    }
    return payment;
  }
  // It may have gone back since the provider was asked.
  if (transaction?.status === 'successful' && wasReturned(payment, transaction.id)) {
    return refund(deps, { read, payment }, transaction.id);
  }
  if (verdict.status === 'paid') return grant(deps, { read, payment }, verdict.transaction);
  if (verdict.status !== 'failed' || !(await isNews(deps, payment, verdict))) return payment;

  const { problem, forSupport } = verdict;
  const change = {
    status: verdict.status,
    problem,
    ...(transaction && { transaction_id: transaction.id, payment_method: transaction.payment_type }),
  };
  const batch = deps.db.batch().update(read.ref, change, ifUnchanged(read));
  if (forSupport !== undefined) {
    tellSupport(batch, ticketOf(deps.db, payment, transaction?.id), payment, forSupport, deps.now());
  }
  await batch.commit();
  return { ...payment, ...change };
}

/** Also of what has failed: that at another attempt the wrong amount has arrived, of which support does not know. */
async function isNews({ db }: PaymentDeps, payment: Payment, verdict: Failure): Promise<boolean> {
  if (canTransition(payment.status, 'failed')) return true;
  const { forSupport, transaction } = verdict;
  const isOther = forSupport !== undefined && transaction?.id !== payment.transaction_id;
  if (payment.status !== 'failed' || !isOther) return false;
  return !(await ticketOf(db, payment, transaction?.id).get()).exists;
}
