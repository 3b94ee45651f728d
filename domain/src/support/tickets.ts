/** Support tickets: questions and requests that people answer, not the app (docs/product.md, Support). */
import { ACCOUNT_NOT_OPEN } from '../account/account.ts';
import { QUOTAS } from '../quotas/quotas.ts';

/** Types of tickets: students write the first three, functions the others. */
export const TICKET_TYPES = [
  'report',
  'tool_request',
  'refund_request',
  'payment',
  'dispute',
  'support_request',
] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** Types with a limit on open tickets. A payment has one refund request, and a student reports a file once. */
export type BoundedTicket = Extract<TicketType, 'support_request' | 'tool_request'>;

/** The statuses of a ticket. */
export const TICKET_STATUSES = ['open', 'upheld', 'rejected', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/**
 * How many tickets a student's list reads at once, and the most characters of an answer, a support request and the
 * reason for a refund.
 */
export const TICKET_LIMITS = {
  listed: 20,
  answer: 1_000,
  subject: 100,
  request: 2_000,
  refundReason: 500,
} as const;

/** How many payments, and how many files, a support request offers to choose from. */
export const SUPPORT_CHOICES = 20;

export const SUPPORT_MESSAGES = {
  tooManyOpen: `You have ${QUOTAS.openRequests} open requests. Wait for an answer before you send another.`,
  closedAsTooMany: `Closed, because ${QUOTAS.openRequests} of your tool requests were still open. You can send it again when they're answered.`,
  fillBoth: 'Enter a subject and what we can help with.',
  noAccount: ACCOUNT_NOT_OPEN,
  appealed: "You've already asked us about this file. See My Requests.",
  unknownFile: 'This file is no longer in the vault.',
} as const;

/** The reasons for reporting a file. */
export const REPORT_REASONS = {
  copyright: "It's someone else's work",
  offensive: "It's offensive or unsafe",
  wrong: "It's wrong or misleading",
  spam: "It's spam or not study material",
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** The decisions that a moderator can make about a reported file. */
export const MODERATIONS = ['hide', 'restore', 'delete'] as const;
export type Moderation = (typeof MODERATIONS)[number];
