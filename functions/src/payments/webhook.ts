import { createHash, timingSafeEqual } from 'node:crypto';
import { documentId } from '@akada/domain/documents/ids-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { acceptedTransactionId, formatNaira, wasReturned } from '@akada/domain/payments/payments';
import { paymentOfTransactionQuery } from '@akada/domain/payments/queries';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { logger } from 'firebase-functions';
import { parseDocument } from '../lib/documents.ts';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { closedCharged, closedReturned } from './closed.ts';
import { loggedEvent, type ProviderEvent, toEvent } from './events.ts';
import { type PaymentDeps, Unavailable } from './provider.ts';
import { settlePayment } from './settle.ts';
import { takeBack } from './take-back.ts';
import { closeTicketOf, paymentTicket, tellOfReturn, ticketOf } from './tickets.ts';

/** A request to the webhook, free of HTTP. */
export interface WebhookRequest {
  method: string;
  /** The header `verif-hash`. */
  hash: string | undefined;
  body: unknown;
}

/**
 * What the provider tells, as the status to answer it with: 200 when there is nothing more to do, 5xx when it should
 * be sent again. Who does not know the secret learns nothing, and causes nothing.
 */
export async function answerWebhook(
  deps: PaymentDeps,
  secret: string,
  { method, hash, body }: WebhookRequest,
): Promise<number> {
  if (method !== 'POST') return 405;
  if (!isSame(hash, secret)) {
    logger.warn('a webhook did not have the hash');
    return 401;
  }
  const event = toEvent(body);
  if (!event) return 200;
  try {
    if (event.kind === 'charge') await charged(deps, event);
    else await returned(deps, event);
    return 200;
  } catch (error) {
    logger.error('a webhook could not be worked off', { event: loggedEvent(event), error: toLogText(error) });
    return error instanceof Unavailable ? 503 : 500;
  }
}

/** Digests have one length, so that the comparison tells nothing of the secret's. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(secret)) && secret !== '';
}

type Charge = Extract<ProviderEvent, { kind: 'charge' }>;
type Return = Extract<ProviderEvent, { kind: 'return' }>;

async function charged(deps: PaymentDeps, event: Charge): Promise<void> {
  const payment = await settlePayment(deps, event);
  if (!payment) return closedCharged(deps, event);
  // settlePayment has reported money that arrives after a refund.
  if (payment.status === 'refunded') return;
  if (event.transaction_id === undefined || !isOther(payment, event.transaction_id)) return;
  const said = await deps.provider.verifyById(event.transaction_id);
  if (said === 'unknown' || said.status !== 'successful' || said.tx_ref !== event.tx_ref) return;
  const details = `${said.amount} ${said.currency} were paid again, in transaction ${said.id}; transaction ${payment.transaction_id} has paid for ${payment.plan} already.`;
  const ticket = paymentTicket(payment, details, deps.now());
  await wasCreated(ticketOf(deps.db, payment, said.id).create(ticket));
}

/** Whether what is told is not of the transaction that was accepted. */
function isOther(payment: Payment, transactionId: number): boolean {
  const accepted = acceptedTransactionId(payment);
  return accepted !== null && transactionId !== accepted;
}

async function returned(deps: PaymentDeps, event: Return): Promise<void> {
  const payment = await paymentOf(deps, event);
  if (!payment) return closedReturned(deps, event);
  const id = event.transaction_id ?? (await transactionOf(deps, payment));
  const isPart = event.amount !== undefined && event.amount < payment.amount;
  if (id === null || isPart) return tellOfPart(deps, payment, event, id);
  if (payment.status === 'refunded' && !wasReturned(payment, id)) {
    await closeTicketOf(deps.db, payment, id);
    return;
  }
  // A student who paid twice keeps the plan. Support gets a ticket, in case the wrong transaction was returned.
  if (!(await takeBack(deps, payment, id))) return tellOfPart(deps, payment, event, id);
  // It may have been closed meanwhile.
  await closedReturned(deps, { ...event, tx_ref: payment.payment_reference, transaction_id: id });
}

/** Of an event that has no number: the transaction that was accepted, or that paid by the provider's word. */
async function transactionOf({ provider }: PaymentDeps, payment: Payment): Promise<number | null> {
  const accepted = acceptedTransactionId(payment);
  if (accepted !== null) return accepted;
  const said = await provider.verifyByReference(payment.payment_reference);
  return said !== 'unknown' && said.status === 'successful' ? said.id : null;
}

async function tellOfPart(
  deps: PaymentDeps,
  payment: Payment,
  event: Return,
  id: number | null,
): Promise<void> {
  const { amount, plan, payment_reference: tx_ref } = payment;
  logger.warn('money went back, and the plan stays', {
    tx_ref: toLoggedId(tx_ref),
    event: loggedEvent(event),
  });
  const what = event.amount === undefined ? 'Money' : formatNaira(event.amount);
  const number = event.return_id === undefined ? '' : ` (number ${event.return_id})`;
  const of = id ?? 'unknown';
  // A repeated event must produce the same text, so nothing in it depends on the time.
  const part = `${what} went back${number}, of transaction ${of}; the payment of ${formatNaira(amount)} for ${plan} stays as it was.`;
  await tellOfReturn(deps, payment, of, part);
}

/** The payment of an event: by the reference, by the transaction's number as we know it, or as the provider does. */
async function paymentOf({ db, provider }: PaymentDeps, event: Return): Promise<Payment | undefined> {
  const byReference = async (reference: string) =>
    parseDocument(paymentSchema, await db.doc(documentPaths.payment(reference)).get());
  if (event.tx_ref !== undefined) return byReference(event.tx_ref);
  if (event.transaction_id === undefined) return undefined;
  const { docs } = await toQuery(db, paymentOfTransactionQuery(event.transaction_id)).get();
  if (docs[0]) return parseDocument(paymentSchema, docs[0]);
  const said = await provider.verifyById(event.transaction_id);
  // The account at the provider may be paid for other things too, under references of any form.
  return said !== 'unknown' && documentId.safeParse(said.tx_ref).success
    ? byReference(said.tx_ref)
    : undefined;
}
