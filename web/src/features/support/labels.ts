import type { Ticket } from '@akada/domain/support/schemas';
import { REPORT_REASONS, type TicketStatus } from '@akada/domain/support/tickets';
import type { BadgeTone } from '@/ui/badge.tsx';

export const STATUS_TONES: Record<TicketStatus, BadgeTone> = {
  open: 'yellow',
  upheld: 'green',
  rejected: 'red',
  closed: 'plain',
};

/** The topic of a request, shown next to what the student wrote. */
export function aboutOf(ticket: Ticket): string {
  switch (ticket.type) {
    case 'report':
      return REPORT_REASONS[ticket.reason];
    case 'tool_request':
      return 'What the tool should do:';
    case 'refund_request':
      return 'You requested a refund.';
    case 'payment':
      return "There's a problem with this payment.";
    case 'support_request':
      return ticket.subject;
    case 'dispute':
      return 'You disputed this failed payment.';
  }
}

/** The outcome of a request without a written answer. */
export function outcomeOf({ type, status }: Pick<Ticket, 'type' | 'status'>): string | null {
  if (type === 'report') return REPORT_OUTCOMES[status];
  if (status === 'open') return "We'll answer here and notify you.";
  if (status === 'closed')
    return NOT_ABOUT_MONEY.includes(type) ? null : 'See the outcome in Payment History.';
  return null;
}

/** The types of request that Payment History does not show. */
const NOT_ABOUT_MONEY: readonly Ticket['type'][] = ['tool_request', 'support_request'];

const REPORT_OUTCOMES: Record<TicketStatus, string> = {
  open: 'A moderator will review the file.',
  upheld: 'Thank you. A moderator has removed the file.',
  rejected: 'A moderator reviewed the file. It stays in the vault.',
  closed: 'The file is no longer in the vault.',
};
