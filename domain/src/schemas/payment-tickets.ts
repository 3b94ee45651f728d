/** Support tickets about payments; written by functions only. */
import * as z from 'zod/mini';
import { TICKET_STATUSES } from '../tickets.ts';
import { documentId } from './ids.ts';

/** `support_tickets/payment_{tx_ref}` and, where the student disputes a failure, `support_tickets/dispute_{tx_ref}`. */
export const paymentTicketSchema = z.strictObject({
  type: z.literal('payment'),
  user_id: z.string(),
  payment_reference: documentId,
  details: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
});
export type PaymentTicket = z.infer<typeof paymentTicketSchema>;
