/** What a student asks of the 30-day guarantee (design section 3). */
import * as z from 'zod/mini';
import { TICKET_STATUSES } from '../tickets.ts';
import { documentId } from './ids.ts';

/** `support_tickets/refund_{tx_ref}`: written by the student, whose payment it is. */
export const refundRequestSchema = z.strictObject({
  type: z.literal('refund_request'),
  user_id: z.string(),
  payment_reference: documentId,
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
