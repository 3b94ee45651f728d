/** Support tickets of every type, and what moderators see of reports. */
import * as z from 'zod/mini';
import { AI_LIMITS } from '../ai/ai.ts';
import { isDay } from '../days/day.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { isBlank, isBroken } from '../text/text.ts';
import { VAULT_LIMITS } from '../vault/vault.ts';
import { REPORT_REASONS, type ReportReason, TICKET_LIMITS, TICKET_STATUSES } from './tickets.ts';

/** What every ticket has, beside its type. */
const ticket = {
  user_id: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
  /** What support says to it, and when it did: written by the server only. */
  answer: z.exactOptional(z.string()),
  answered_at: z.exactOptional(z.date()),
};

const reason = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]], 'Choose a reason.');
const details = z.string().check(
  z.refine((value) => !isBlank(value), 'Write something, or leave it empty.'),
  z.refine((value) => !isBroken(value), 'Remove the unsupported character.'),
  z.refine(
    (value) => value.length <= VAULT_LIMITS.reportDetails,
    `Keep it to ${VAULT_LIMITS.reportDetails} characters.`,
  ),
);

/** A text that a student writes to support. */
function written(max: number) {
  return z.string().check(
    z.refine((value) => !isBlank(value), 'Write something.'),
    z.refine((value) => !isBroken(value), 'Remove the unsupported character.'),
    z.refine((value) => value.length <= max, `Keep it to ${max} characters.`),
  );
}

const count = z.int().check(z.gte(0));

/** How much a report counts, and its student's record when it was made: see ../reports.ts. */
const standing = {
  weight: z.number().check(z.gte(0), z.lte(2)),
  upheld: count,
  rejected: count,
};

/** `support_tickets/{id}` of type report: its id is `reportId` of ../documents/paths.ts. */
export const reportTicketSchema = z.strictObject({
  ...ticket,
  type: z.literal('report'),
  file_id: z.string(),
  /** The file's name when it was reported; reports of earlier releases have none. */
  filename: z.exactOptional(z.string()),
  reason,
  details: z.exactOptional(details),
  /** Written by the server; reports that wait for it, or of earlier releases, have none. `day` is the student's own. */
  counted: z.exactOptional(z.strictObject({ ...standing, day: z.string().check(z.refine(isDay)) })),
});
export type ReportTicket = z.infer<typeof reportTicketSchema>;

/** `support_tickets/{id}` of type tool_request: an AI tool that a student would like. */
export const toolRequestSchema = z.strictObject({
  ...ticket,
  type: z.literal('tool_request'),
  details: z.string().check(
    z.refine((value) => !isBlank(value), 'Describe what the tool should do.'),
    z.refine((value) => !isBroken(value), 'Remove the unsupported character.'),
    z.refine(
      (value) => value.length <= AI_LIMITS.toolRequest,
      `Keep it to ${AI_LIMITS.toolRequest} characters.`,
    ),
  ),
});
export type ToolRequest = z.infer<typeof toolRequestSchema>;

/** `support_tickets/refund_{tx_ref}`: what a student asks of the 30-day guarantee, of a payment of his own. */
export const refundRequestSchema = z.strictObject({
  ...ticket,
  type: z.literal('refund_request'),
  payment_reference: documentId,
  /** Why; requests of earlier releases have none. */
  details: z.exactOptional(written(TICKET_LIMITS.refundReason)),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/**
 * `support_tickets/payment_{tx_ref}`: paid and not granted; `…_{transaction}`: another amount arrived, or money arrived
 * again; `…_return_{transaction}`: a part went back, or several. Written by functions only.
 */
export const paymentTicketSchema = z.strictObject({
  ...ticket,
  type: z.literal('payment'),
  payment_reference: documentId,
  details: z.string(),
});
export type PaymentTicket = z.infer<typeof paymentTicketSchema>;

/** `support_tickets/dispute_{tx_ref}`: the student disputes that a payment failed. Written by functions only. */
export const disputeTicketSchema = z.strictObject({
  ...ticket,
  type: z.literal('dispute'),
  payment_reference: documentId,
  details: z.string(),
});
export type DisputeTicket = z.infer<typeof disputeTicketSchema>;

/** What a student writes in a support request, and what it is about. */
const request = {
  subject: written(TICKET_LIMITS.subject),
  details: written(TICKET_LIMITS.request),
  /** A payment of the student's. */
  payment_reference: z.exactOptional(documentId),
  /** A vault item. Not named file_id, by which moderators find reports. */
  about_file_id: z.exactOptional(storedId),
};

/** What the app sends to `requestSupport`. */
export const supportRequestInputSchema = z.strictObject({ ...request, idempotency_key: idempotencyKey });

/** `support_tickets/support_{key}`: anything that a student asks. Written by functions only. */
export const supportRequestSchema = z.strictObject({
  ...ticket,
  ...request,
  type: z.literal('support_request'),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** `support_tickets/{id}`: any of them. */
export const ticketSchema = z.discriminatedUnion('type', [
  reportTicketSchema,
  toolRequestSchema,
  refundRequestSchema,
  paymentTicketSchema,
  disputeTicketSchema,
  supportRequestSchema,
]);
export type Ticket = z.infer<typeof ticketSchema>;

/** `vault_reports/{fileId}`: a reported file, for moderators. */
export const reportedFileSchema = z.strictObject({
  /** Of the file's contributor. */
  user_id: z.string(),
  filename: z.string(),
  /** Open reports, each by another student, and the last of them: those that count first. */
  reports: count,
  told: z.array(
    z.strictObject({
      reason,
      details: z.exactOptional(details),
      /** The name under which it was reported. */
      filename: z.exactOptional(z.string()),
      created_at: z.date(),
      /** Who reported it; absent in what an earlier release wrote. */
      reporter: z.exactOptional(
        z.strictObject({
          ...standing,
          user_id: z.string(),
          full_name: z.string(),
          username: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  hidden: z.boolean(),
  status: z.enum(['open', 'done']),
  updated_at: z.date(),
});
export type ReportedFile = z.infer<typeof reportedFileSchema>;
