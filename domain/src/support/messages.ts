/** Texts about support tickets for students and for support. */
import { newNotification } from '../notifications/notifications.ts';
import type { Notification } from '../notifications/schemas.ts';
import type { TicketStatus, TicketType } from './tickets.ts';

/** The name of each type of ticket. */
export const TICKET_LABELS: Record<TicketType, string> = {
  report: 'File report',
  tool_request: 'Tool request',
  refund_request: 'Refund request',
  payment: 'Payment under review',
  dispute: 'Disputed payment',
  support_request: 'Support request',
};

/** The name of each status. */
const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  open: 'In review',
  upheld: 'Accepted',
  rejected: 'Declined',
  closed: 'Closed',
};

/**
 * The status of a ticket in words. A support request is only answered: there is nothing to uphold or reject.
 */
export function statusLabel(type: TicketType, status: TicketStatus): string {
  return type === 'support_request' && status !== 'open' ? 'Answered' : TICKET_STATUS_LABELS[status];
}

/**
 * The notification of an answer. It does not quote the answer, which can be long and is shown in full under My
 * Requests.
 */
export function answeredNotification(
  type: TicketType,
  status: Exclude<TicketStatus, 'open'>,
  answer: string,
  at: Date,
): Notification {
  const title = `${TICKET_LABELS[type]}: ${statusLabel(type, status).toLowerCase()}`;
  return newNotification({ type: 'info', title, message: answer }, at);
}
