import { documentPaths } from '@akada/domain/paths';
import { mayBecome, type Transaction } from '@akada/domain/payments';
import { type Payment, paymentSchema } from '@akada/domain/schemas/payments';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed } from '../lib/documents.ts';
import { grant } from './grant.ts';
import { type Failure, judge, type Verdict } from './judge.ts';
import type { PaymentDeps, Provider } from './provider.ts';
import { tellSupport, ticketOf } from './tickets.ts';

/** Which payment, and the provider's number of its transaction where that is known. */
export interface Settled {
  tx_ref: string;
  transaction_id?: number;
}

/**
 * Asks the provider what became of a payment, and does what follows from it. Nothing else grants anything. However often
 * and by however many at once it is called, what follows is done once, and no status goes back.
 *
 * @returns the payment as it is then, undefined when there is none
 * @throws Unavailable when the provider cannot be asked; then nothing has changed
 */
export async function settlePayment(deps: PaymentDeps, which: Settled): Promise<Payment | undefined> {
  const ref = deps.db.doc(documentPaths.payment(which.tx_ref));
  const before = parsed(paymentSchema, await ref.get());
  if (!before || !mayBecome(before.status, 'verified')) return before;
  const verdict = judge(before, await ask(deps.provider, which), deps.now());
  return rereading(async () => carryOut(deps, await ref.get(), verdict));
}

/** By the reference also where the number turns out to be of nothing: a student's browser may have told it. */
export async function ask(
  provider: Provider,
  { tx_ref, transaction_id }: Settled,
): Promise<Transaction | 'unknown'> {
  const said = transaction_id === undefined ? 'unknown' : await provider.verifyById(transaction_id);
  return said === 'unknown' ? provider.verifyByReference(tx_ref) : said;
}

/** One attempt, for the payment as it is now. */
async function carryOut(
  deps: PaymentDeps,
  read: DocumentSnapshot,
  verdict: Verdict,
): Promise<Payment | undefined> {
  const payment = parsed(paymentSchema, read);
  if (!payment) return undefined;
  if (verdict.status === 'paid') return grant(deps, { read, payment }, verdict.transaction);
  if (verdict.status === 'pending' || !(await isNews(deps, payment, verdict))) return payment;

  const { problem, forSupport, transaction } = verdict;
  const change = {
    status: verdict.status,
    problem,
    ...(transaction && { transaction_id: transaction.id, payment_method: transaction.payment_type }),
  };
  const batch = deps.db.batch().update(read.ref, change, asRead(read));
  if (forSupport !== undefined) {
    tellSupport(batch, ticketOf(deps.db, payment, transaction?.id), payment, forSupport, deps.now());
  }
  await batch.commit();
  return { ...payment, ...change };
}

/** Also of what has failed: that at another attempt the wrong amount has arrived, of which support does not know. */
async function isNews({ db }: PaymentDeps, payment: Payment, verdict: Failure): Promise<boolean> {
  if (mayBecome(payment.status, 'failed')) return true;
  const { forSupport, transaction } = verdict;
  const isOther = forSupport !== undefined && transaction?.id !== payment.transaction_id;
  if (payment.status !== 'failed' || !isOther) return false;
  return !(await ticketOf(db, payment, transaction?.id).get()).exists;
}
