/** Support tickets: what a student asks of people and not of the app (design section 3). */
import { ACCOUNT_NOT_OPEN } from '../account/account.ts';
import { QUOTAS } from '../quotas/quotas.ts';

/** What a ticket is about: students write the first three, functions the others. */
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

/** What became of a ticket. */
export const TICKET_STATUSES = ['open', 'upheld', 'rejected', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Tickets that a student's list reads at once; characters of an answer, of a support request and of a refund's reason. */
export const TICKET_LIMITS = {
  listed: 20,
  answer: 1_000,
  subject: 100,
  request: 2_000,
  refundReason: 500,
} as const;

/** Payments, and files, that a student can choose from as what a support request is about. */
export const SUPPORT_CHOICES = 20;

export const SUPPORT_MESSAGES = {
  tooManyOpen: `You have ${QUOTAS.openRequests} open requests. Wait for an answer before you send another.`,
  closedAsTooMany: `Closed, because ${QUOTAS.openRequests} of your tool requests were still open. You can send it again when they're answered.`,
  fillBoth: 'Enter a subject and what we can help with.',
  noAccount: ACCOUNT_NOT_OPEN,
  appealed: "You've already asked us about this file. See My Requests.",
  unknownFile: 'This file is no longer in the vault.',
} as const;

/** Why a file is reported. */
export const REPORT_REASONS = {
  copyright: "It's someone else's work",
  offensive: "It's offensive or unsafe",
  wrong: "It's wrong or misleading",
  spam: "It's spam or not study material",
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** What a moderator can do with a reported file. */
export const MODERATIONS = ['hide', 'restore', 'delete'] as const;
export type Moderation = (typeof MODERATIONS)[number];
