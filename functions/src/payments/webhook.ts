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
import { refundClosedPayment, settleClosedPayment } from './closed-account-payments.ts';
import { loggedEvent, type ProviderEvent, parseEvent } from './events.ts';
import { type PaymentDeps, ProviderUnavailable } from './provider.ts';
import { revokeTransaction } from './revoke-transaction.ts';
import { settlePayment } from './settle.ts';
import { closeTransactionTicket, newPaymentTicket, reportPartialReturn, ticketRef } from './tickets.ts';

/** A request to the webhook, free of HTTP. */
export interface WebhookRequest {
  method: string;
  /** The header `verif-hash`. */
  hash: string | undefined;
  body: unknown;
}

/**
 * Handles a webhook of the provider and returns the HTTP status: 200 when it is done, 5xx when the provider should send it
 * again, 401 without the secret.
 */
export async function handleWebhook(
  deps: PaymentDeps,
  secret: string,
  { method, hash, body }: WebhookRequest,
): Promise<number> {
  if (method !== 'POST') return 405;
  if (!hashMatches(hash, secret)) {
    logger.warn('a webhook had a missing or wrong hash');
    return 401;
  }
  const event = parseEvent(body);
  if (!event) return 200;
  try {
    if (event.kind === 'charge') await handleCharge(deps, event);
    else await handleReturn(deps, event);
    return 200;
  } catch (error) {
    logger.error('a webhook could not be processed', { event: loggedEvent(event), error: toLogText(error) });
    return error instanceof ProviderUnavailable ? 503 : 500;
  }
}

/** Compares digests, whose equal length hides the secret's length, in constant time. */
function hashMatches(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(secret)) && secret !== '';
}

type Charge = Extract<ProviderEvent, { kind: 'charge' }>;
type Return = Extract<ProviderEvent, { kind: 'return' }>;

async function handleCharge(deps: PaymentDeps, event: Charge): Promise<void> {
  const payment = await settlePayment(deps, event);
  if (!payment) return settleClosedPayment(deps, event);
  // settlePayment has already reported money that arrives after a refund.
  if (payment.status === 'refunded') return;
  if (event.transaction_id === undefined || !isOtherTransaction(payment, event.transaction_id)) return;
  const said = await deps.provider.verifyById(event.transaction_id);
  if (said === 'unknown' || said.status !== 'successful' || said.tx_ref !== event.tx_ref) return;
  const details = `${said.amount} ${said.currency} was paid again in transaction ${said.id}. Transaction ${payment.transaction_id} had already paid for ${payment.plan}.`;
  const ticket = newPaymentTicket(payment, details, deps.now());
  await wasCreated(ticketRef(deps.db, payment, said.id).create(ticket));
}

/** Whether a transaction is not the one that was accepted. */
function isOtherTransaction(payment: Payment, transactionId: number): boolean {
  const accepted = acceptedTransactionId(payment);
  return accepted !== null && transactionId !== accepted;
}

async function handleReturn(deps: PaymentDeps, event: Return): Promise<void> {
  const payment = await findPayment(deps, event);
  if (!payment) return refundClosedPayment(deps, event);
  const id = event.transaction_id ?? (await findTransactionId(deps, payment));
  const isPart = event.amount !== undefined && event.amount < payment.amount;
  if (id === null || isPart) return reportPart(deps, payment, event, id);
  if (payment.status === 'refunded' && !wasReturned(payment, id)) {
    await closeTransactionTicket(deps.db, payment, id);
    return;
  }
  // A student who paid twice keeps the plan. Support gets a ticket, in case the wrong transaction was returned.
  if (!(await revokeTransaction(deps, payment, id))) return reportPart(deps, payment, event, id);
  // The account may have been deleted in the meantime.
  await refundClosedPayment(deps, { ...event, tx_ref: payment.payment_reference, transaction_id: id });
}

/** The transaction of an event without an id: the accepted one, or the one that the provider reports as paid. */
async function findTransactionId({ provider }: PaymentDeps, payment: Payment): Promise<number | null> {
  const accepted = acceptedTransactionId(payment);
  if (accepted !== null) return accepted;
  const said = await provider.verifyByReference(payment.payment_reference);
  return said !== 'unknown' && said.status === 'successful' ? said.id : null;
}

async function reportPart(
  deps: PaymentDeps,
  payment: Payment,
  event: Return,
  id: number | null,
): Promise<void> {
  const { amount, plan, payment_reference: tx_ref } = payment;
  logger.warn('money was returned, but the plan stays', {
    tx_ref: toLoggedId(tx_ref),
    event: loggedEvent(event),
  });
  const what = event.amount === undefined ? 'Money' : formatNaira(event.amount);
  const number = event.return_id === undefined ? '' : ` (return ${event.return_id})`;
  const of = id ?? 'unknown';
  // A repeated event must produce the same text, so nothing in it depends on the time.
  const part = `${what} was returned from transaction ${of}${number}. The payment of ${formatNaira(amount)} for ${plan} is unchanged.`;
  await reportPartialReturn(deps, payment, of, part);
}

/** The payment of an event: by its reference, by the transaction id that we stored, or by asking the provider. */
async function findPayment({ db, provider }: PaymentDeps, event: Return): Promise<Payment | undefined> {
  const byReference = async (reference: string) =>
    parseDocument(paymentSchema, await db.doc(documentPaths.payment(reference)).get());
  if (event.tx_ref !== undefined) return byReference(event.tx_ref);
  if (event.transaction_id === undefined) return undefined;
  const { docs } = await toQuery(db, paymentOfTransactionQuery(event.transaction_id)).get();
  if (docs[0]) return parseDocument(paymentSchema, docs[0]);
  const said = await provider.verifyById(event.transaction_id);
  // The provider account may also receive other payments, with references of any form.
  return said !== 'unknown' && documentId.safeParse(said.tx_ref).success
    ? byReference(said.tx_ref)
    : undefined;
}
