/** Support tickets, and what moderators see of them. */
import * as z from 'zod/mini';
import { AI_LIMITS } from '../ai.ts';
import { isBlank, isBroken } from '../text.ts';
import { REPORT_REASONS, type ReportReason, TICKET_STATUSES } from '../tickets.ts';
import { VAULT_LIMITS } from '../vault.ts';

const reason = z.enum(
  Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]],
  'Choose what is wrong with it.',
);
const details = z.string().check(
  z.refine((value) => !isBlank(value), 'Write something, or leave it empty.'),
  z.refine((value) => !isBroken(value), 'Take the broken character out.'),
  z.refine(
    (value) => value.length <= VAULT_LIMITS.reportDetails,
    `Keep it to ${VAULT_LIMITS.reportDetails} characters.`,
  ),
);

/** `support_tickets/{id}` of type report: its id is `reportId` of ../tickets.ts. */
export const reportTicketSchema = z.strictObject({
  type: z.literal('report'),
  user_id: z.string(),
  file_id: z.string(),
  reason,
  details: z.exactOptional(details),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
});
export type ReportTicket = z.infer<typeof reportTicketSchema>;

/** `support_tickets/{id}` of type tool_request: an AI tool that a student would like. */
export const toolRequestSchema = z.strictObject({
  type: z.literal('tool_request'),
  user_id: z.string(),
  details: z.string().check(
    z.refine((value) => !isBlank(value), 'Say what the tool should do.'),
    z.refine((value) => !isBroken(value), 'Take the broken character out.'),
    z.refine(
      (value) => value.length <= AI_LIMITS.toolRequest,
      `Keep it to ${AI_LIMITS.toolRequest} characters.`,
    ),
  ),
  status: z.enum(TICKET_STATUSES),
  created_at: z.date(),
});
export type ToolRequest = z.infer<typeof toolRequestSchema>;

/** `vault_reports/{fileId}`: a reported file, for moderators. */
export const reportedFileSchema = z.strictObject({
  /** Of the file's contributor. */
  user_id: z.string(),
  filename: z.string(),
  /** Open reports, each by another student, and the last of them. */
  reports: z.int().check(z.gte(0)),
  told: z.array(z.strictObject({ reason, details: z.exactOptional(details), created_at: z.date() })),
  hidden: z.boolean(),
  status: z.enum(['open', 'done']),
  updated_at: z.date(),
});
export type ReportedFile = z.infer<typeof reportedFileSchema>;
