/** Schemas of support tickets of every type, and of the reports that moderators see. */
import * as z from 'zod/mini';
import { AI_LIMITS } from '../ai/ai.ts';
import { daySchema } from '../days/schemas.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
import { textSchema } from '../text/schemas.ts';
import { VAULT_LIMITS } from '../vault/vault.ts';
import { REPORT_REASONS, type ReportReason, TICKET_LIMITS, TICKET_STATUSES } from './tickets.ts';

/** The fields of every ticket, besides its type. */
const ticket = {
  user_id: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
  /** The answer of support and its time: written by the server only. */
  answer: z.exactOptional(z.string()),
  answered_at: z.exactOptional(z.date()),
};

const reason = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]], 'Choose a reason.');
const details = textSchema(VAULT_LIMITS.reportDetails, { blank: 'Write something, or leave it empty.' });

/** The weight of a report, and the record of the student who sent it at that time: see ../vault/reports.ts. */
const standing = {
  weight: z.number().check(z.gte(0), z.lte(2)),
  upheld: countSchema,
  rejected: countSchema,
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
  /**
   * Written by the server; absent in reports that are not processed yet or come from earlier releases. `day` is the
   * student's own.
   */
  counted: z.exactOptional(z.strictObject({ ...standing, day: daySchema })),
});
export type ReportTicket = z.infer<typeof reportTicketSchema>;

/** `support_tickets/{id}` of type tool_request: an AI tool that a student would like. */
export const toolRequestSchema = z.strictObject({
  ...ticket,
  type: z.literal('tool_request'),
  details: textSchema(AI_LIMITS.toolRequest, { blank: 'Describe what the tool should do.' }),
});
export type ToolRequest = z.infer<typeof toolRequestSchema>;

/**
 * `support_tickets/refund_{tx_ref}`: a request to refund a payment of the student's own under the 30-day guarantee.
 */
export const refundRequestSchema = z.strictObject({
  ...ticket,
  type: z.literal('refund_request'),
  payment_reference: documentId,
  /** The reason; absent in requests of earlier releases. */
  details: z.exactOptional(textSchema(TICKET_LIMITS.refundReason)),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/**
 * Written by functions only. `support_tickets/payment_{tx_ref}`: paid and not granted. `…_{transaction}`: a
 * different amount, or a second payment. `…_return_{transaction}`: one or more partial refunds.
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

/** The fields of a support request that the student fills in, and what it is about. */
const request = {
  subject: textSchema(TICKET_LIMITS.subject),
  details: textSchema(TICKET_LIMITS.request),
  /** A payment of the student's own. */
  payment_reference: z.exactOptional(documentId),
  /** A vault item. It is not called file_id, because moderators find reports by that field. */
  about_file_id: z.exactOptional(storedId),
};

/** What the app sends to `requestSupport`. */
export const supportRequestInputSchema = z.strictObject({ ...request, idempotency_key: idempotencyKey });

/** `support_tickets/support_{key}`: a support request. Written by functions only. */
export const supportRequestSchema = z.strictObject({
  ...ticket,
  ...request,
  type: z.literal('support_request'),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** `support_tickets/{id}`: a ticket of any type. */
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
  /** The uid of the file's contributor. */
  user_id: z.string(),
  filename: z.string(),
  /**
   * The number of open reports, each from a different student, and the latest of them, with those that count first.
   */
  reports: countSchema,
  told: z.array(
    z.strictObject({
      reason,
      details: z.exactOptional(details),
      /** The file's name when it was reported. */
      filename: z.exactOptional(z.string()),
      created_at: z.date(),
      /** The student who reported it; absent if an earlier release wrote the report. */
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
