/** What support is told of payments. */
import { documentPaths } from '@akada/domain/paths';
import type { PaymentTicket } from '@akada/domain/schemas/payment-tickets';
import type { Payment } from '@akada/domain/schemas/payments';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

/** A ticket about a payment as it is at first. */
export function paymentTicket(
  { user_id, payment_reference }: Pick<Payment, 'user_id' | 'payment_reference'>,
  details: string,
  created_at: Date,
): PaymentTicket {
  return { type: 'payment', user_id, payment_reference, details, status: 'open', created_at };
}

/** Tells support what went wrong with a payment. */
export function tellSupport(
  batch: WriteBatch,
  db: Firestore,
  payment: Payment,
  details: string,
  at: Date,
): void {
  // Not created: nothing that lies there already may keep a payment from going on.
  batch.set(
    db.doc(documentPaths.paymentTicket(payment.payment_reference)),
    paymentTicket(payment, details, at),
  );
}

/** What was paid and not granted was granted or returned in the end. */
export async function closeTicketOf(batch: WriteBatch, db: Firestore, payment: Payment): Promise<void> {
  if (payment.status !== 'successful') return;
  const ticket = await db.doc(documentPaths.paymentTicket(payment.payment_reference)).get();
  if (ticket.exists) batch.update(ticket.ref, { status: 'closed' satisfies PaymentTicket['status'] });
}
