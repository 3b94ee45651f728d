/** Support tickets in words: what their students and support read of them. */
import { newNotification } from '../notifications/notifications.ts';
import type { Notification } from '../notifications/schemas.ts';
import type { TicketStatus, TicketType } from './tickets.ts';

/** What a ticket is. */
export const TICKET_LABELS: Record<TicketType, string> = {
  report: 'Report of a file',
  tool_request: 'Wish for an AI tool',
  refund_request: 'Refund request',
  payment: 'Payment that needs a look',
  dispute: 'Disputed payment',
  support_request: 'Support request',
};

/** What became of it. */
const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  open: 'Being looked at',
  upheld: 'Agreed',
  rejected: 'Not agreed',
  closed: 'Settled',
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
