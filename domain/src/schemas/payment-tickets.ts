/** Support tickets about payments; written by functions only. */
import * as z from 'zod/mini';
import { TICKET_STATUSES } from '../tickets.ts';
import { documentId } from './ids.ts';

/**
 * `support_tickets/payment_{tx_ref}`: paid and not granted; `…_{transaction}`: another amount arrived, or money arrived
 * again; `…_return_{transaction}`: a part went back; `dispute_{tx_ref}`: the student disputes a failure.
 */
export const paymentTicketSchema = z.strictObject({
  type: z.literal('payment'),
  user_id: z.string(),
  payment_reference: documentId,
  details: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
});
export type PaymentTicket = z.infer<typeof paymentTicketSchema>;
