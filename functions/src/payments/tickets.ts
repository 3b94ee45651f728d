/** Support tickets about payments. */
import { documentPaths } from '@akada/domain/documents/paths';
import type { Transaction } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { type PaymentTicket, paymentTicketSchema, type Ticket } from '@akada/domain/support/schemas';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { ignoreNotFound, wasCreated } from '../lib/retry-on-conflict.ts';
import { lateMoneyNotice } from './notices.ts';

/** A new ticket about a payment. */
export function newPaymentTicket(
  { user_id, payment_reference }: Pick<Payment, 'user_id' | 'payment_reference'>,
  details: string,
  created_at: Date,
): PaymentTicket {
  return { type: 'payment', user_id, payment_reference, details, status: 'open', created_at };
}

/** The ticket of a payment, or of one of its transactions (`of`); a payment can have several. */
export function ticketRef(
  db: Firestore,
  { payment_reference }: Pick<Payment, 'payment_reference'>,
  of?: number | string,
): DocumentReference {
  return db.doc(
    documentPaths.paymentTicket(of === undefined ? payment_reference : `${payment_reference}_${of}`),
  );
}

/** Adds a ticket about a payment to the batch. */
export function addPaymentTicket(
  batch: WriteBatch,
  ticket: DocumentReference,
  payment: Payment,
  details: string,
  at: Date,
): void {
  // `set` instead of `create`: an existing ticket must not block the payment.
  batch.set(ticket, newPaymentTicket(payment, details, at));
}

/**
 * Adds a partial return to the ticket of its transaction `of`, or creates the ticket. A repeated event adds nothing,
 * because its text is the same.
 */
export async function reportPartialReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  payment: Payment,
  of: number | string,
  part: string,
): Promise<void> {
  const ref = ticketRef(db, payment, `return_${of}`);
  await db.runTransaction(async (transaction) => {
    const ticket = parseDocument(paymentTicketSchema, await transaction.get(ref));
    if (!ticket) return transaction.create(ref, newPaymentTicket(payment, part, now()));
    const parts = ticket.details.split('\n');
    if (parts.includes(part)) return undefined;
    // Reopened: an earlier answer didn't know about this part.
    const change = { details: [...parts, part].join('\n'), status: 'open' } satisfies Partial<PaymentTicket>;
    return transaction.update(ref, change);
  });
}

/** Creates a ticket and notifies the student, once, that money arrived for a refunded payment. */
export async function reportLateMoney(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  payment: Payment,
  { id: transaction, amount, currency }: Transaction,
): Promise<void> {
  const at = now();
  const details = `${amount} ${currency} arrived in transaction ${transaction}, after the payment for ${payment.plan} had been refunded.`;
  const { id, notification } = lateMoneyNotice(payment, transaction, at);
  const batch = db
    .batch()
    .create(ticketRef(db, payment, transaction), newPaymentTicket(payment, details, at))
    .set(notificationRef(db, payment.user_id, { id }), notification);
  await wasCreated(batch.commit());
}

/** Closes the ticket about a transaction whose money was returned. */
export function closeTransactionTicket(
  db: Firestore,
  payment: Payment,
  transaction: number,
): Promise<boolean> {
  const change = { status: 'closed' satisfies Ticket['status'] };
  return ignoreNotFound(ticketRef(db, payment, transaction).update(change));
}

/**
 * Adds to the batch the closing of a payment's tickets, because it was granted after all or its money was returned.
 *
 * @param returned the id of the returned transaction; null otherwise
 */
export async function closePaymentTickets(
  batch: WriteBatch,
  db: Firestore,
  payment: Payment,
  returned: number | null,
): Promise<void> {
  if (payment.status !== 'failed' && payment.status !== 'successful') return;
  const tickets = await db.getAll(
    ticketRef(db, payment),
    db.doc(documentPaths.dispute(payment.payment_reference)),
    ...(returned === null ? [] : [ticketRef(db, payment, returned)]),
  );
  for (const { exists, ref } of tickets) {
    if (exists) batch.update(ref, { status: 'closed' satisfies Ticket['status'] });
  }
}
