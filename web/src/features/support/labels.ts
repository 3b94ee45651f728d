import type { Ticket } from '@akada/domain/support/schemas';
import { REPORT_REASONS, type TicketStatus } from '@akada/domain/support/tickets';
import type { BadgeTone } from '@/ui/badge.tsx';

export const STATUS_TONES: Record<TicketStatus, BadgeTone> = {
  open: 'yellow',
  upheld: 'green',
  rejected: 'red',
  closed: 'plain',
};

/** What is asked, beside what the student wrote. */
export function aboutOf(ticket: Ticket): string {
  switch (ticket.type) {
    case 'report':
      return REPORT_REASONS[ticket.reason];
    case 'tool_request':
      return 'What the tool should do:';
    case 'refund_request':
      return 'You ask to have this payment back.';
    case 'payment':
      return 'Something about this payment is not as it should be.';
    case 'support_request':
      return ticket.subject;
    case 'dispute':
      return 'You say that this payment should not have failed.';
  }
}

/** What became of it, where nobody has written an answer. */
export function outcomeOf({ type, status }: Pick<Ticket, 'type' | 'status'>): string | null {
  if (type === 'report') return REPORT_OUTCOMES[status];
  if (status === 'open') return 'The answer will be here, and among your notifications.';
  if (status === 'closed')
    return NOT_ABOUT_MONEY.includes(type) ? null : 'See how it ended under Payment History.';
  return null;
}

/** What Payment History says nothing of. */
const NOT_ABOUT_MONEY: readonly Ticket['type'][] = ['tool_request', 'support_request'];

const REPORT_OUTCOMES: Record<TicketStatus, string> = {
  open: 'A moderator will look at the file.',
  upheld: 'Thank you. A moderator has removed the file.',
  rejected: 'A moderator has looked at the file, and it stays.',
  closed: 'The file is no longer in the vault.',
};
