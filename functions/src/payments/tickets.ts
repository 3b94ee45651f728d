/** What support is told of payments. */
import { documentPaths } from '@akada/domain/documents/paths';
import type { Transaction } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { type PaymentTicket, paymentTicketSchema, type Ticket } from '@akada/domain/support/schemas';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { ignoreNotFound, retryOnConflict, wasCreated } from '../lib/retry-on-conflict.ts';
import { lateMoneyNotice } from './notices.ts';

/** A ticket about a payment as it is at first. */
export function paymentTicket(
  { user_id, payment_reference }: Pick<Payment, 'user_id' | 'payment_reference'>,
  details: string,
  created_at: Date,
): PaymentTicket {
  return { type: 'payment', user_id, payment_reference, details, status: 'open', created_at };
}

/** The ticket of a payment, or that `of` one of its transactions: a payment can have several. */
export function ticketOf(
  db: Firestore,
  { payment_reference }: Pick<Payment, 'payment_reference'>,
  of?: number | string,
): DocumentReference {
  return db.doc(
    documentPaths.paymentTicket(of === undefined ? payment_reference : `${payment_reference}_${of}`),
  );
}

/** Tells support what went wrong with a payment. */
export function tellSupport(
  batch: WriteBatch,
  ticket: DocumentReference,
  payment: Payment,
  details: string,
  at: Date,
): void {
  // Not created: nothing that lies there already may keep a payment from going on.
  batch.set(ticket, paymentTicket(payment, details, at));
}

/**
 * Tells support that a part of what was paid went back: in the one ticket of its transaction `of`, each part once,
 * however often it is told.
 */
export async function tellOfReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  payment: Payment,
  of: number | string,
  part: string,
): Promise<void> {
  const ref = ticketOf(db, payment, `return_${of}`);
  await retryOnConflict(async () => {
    const read = await ref.get();
    const ticket = parseDocument(paymentTicketSchema, read);
    if (!ticket) return ref.create(paymentTicket(payment, part, now()));
    const parts = ticket.details.split('\n');
    if (parts.includes(part)) return;
    // Open again: whoever has answered it did not know of this part.
    const change = { details: [...parts, part].join('\n'), status: 'open' } satisfies Partial<PaymentTicket>;
    await ref.update(change, ifUnchanged(read));
  });
}

/** Tells support and the student, once, that money arrived for a payment that was refunded. */
export async function tellOfLateMoney(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  payment: Payment,
  { id: transaction, amount, currency }: Transaction,
): Promise<void> {
  const at = now();
  const details = `${amount} ${currency} arrived in transaction ${transaction}, after the payment for ${payment.plan} had been refunded.`;
  const { id, notification } = lateMoneyNotice(payment, transaction, at);
  const batch = db
    .batch()
    .create(ticketOf(db, payment, transaction), paymentTicket(payment, details, at))
    .set(notificationRef(db, payment.user_id, { id }), notification);
  await wasCreated(batch.commit());
}

/** Closes the ticket about a transaction whose money has been returned since. */
export function closeTicketOf(db: Firestore, payment: Payment, transaction: number): Promise<boolean> {
  const change = { status: 'closed' satisfies Ticket['status'] };
  return ignoreNotFound(ticketOf(db, payment, transaction).update(change));
}

/**
 * Closes what support was told of a payment as it was: it was granted in the end, or the money of one of its
 * transactions was `returned`.
 */
export async function closeTicketsOf(
  batch: WriteBatch,
  db: Firestore,
  payment: Payment,
  returned: number | null,
): Promise<void> {
  if (payment.status !== 'failed' && payment.status !== 'successful') return;
  const tickets = await db.getAll(
    ticketOf(db, payment),
    db.doc(documentPaths.dispute(payment.payment_reference)),
    ...(returned === null ? [] : [ticketOf(db, payment, returned)]),
  );
  for (const { exists, ref } of tickets) {
    if (exists) batch.update(ref, { status: 'closed' satisfies Ticket['status'] });
  }
}
