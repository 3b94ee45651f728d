/** Support tickets in words: what their students and support read of them. */
import { newNotification } from '../notifications/notifications.ts';
import type { Notification } from '../notifications/schemas.ts';
import type { TicketStatus, TicketType } from './tickets.ts';

/** What a ticket is. */
export const TICKET_LABELS: Record<TicketType, string> = {
  report: 'File report',
  tool_request: 'Tool request',
  refund_request: 'Refund request',
  payment: 'Payment under review',
  dispute: 'Disputed payment',
  support_request: 'Support request',
};

/** What became of it. */
const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  open: 'In review',
  upheld: 'Accepted',
  rejected: 'Declined',
  closed: 'Closed',
};

/** The status of a ticket in words. Nothing is agreed in an answer to a question. */
export function statusLabel(type: TicketType, status: TicketStatus): string {
  return type === 'support_request' && status !== 'open' ? 'Answered' : TICKET_STATUS_LABELS[status];
}

/** What its student is told of an answer; the words themselves stand under My Requests, however long. */
export function answeredNotification(
  type: TicketType,
  status: Exclude<TicketStatus, 'open'>,
  answer: string,
  at: Date,
): Notification {
  const title = `${TICKET_LABELS[type]}: ${statusLabel(type, status).toLowerCase()}`;
  return newNotification({ type: 'info', title, message: answer }, at);
}
