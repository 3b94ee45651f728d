import { statusLabel, TICKET_LABELS } from '@akada/domain/support/messages';
import type { Ticket } from '@akada/domain/support/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { instantText } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { useSubject } from '../api/use-subject.ts';
import { aboutOf, outcomeOf, STATUS_TONES } from '../labels.ts';

const DATE = { dateStyle: 'medium' } as const;

interface TicketRowProps {
  ticket: Stored<Ticket>;
  /** Opens a request to support about a payment. */
  onContact: (paymentReference: string) => void;
}

/** One request: its subject, its date and its outcome. */
export function TicketRow({ ticket, onContact }: TicketRowProps) {
  const { type, status, created_at, answer, answered_at } = ticket;
  const outcome = outcomeOf(ticket);
  const subject = useSubject(ticket);
  return (
    <li className="grid gap-2 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold">{TICKET_LABELS[type]}</h3>
        <Badge tone={STATUS_TONES[status]}>{statusLabel(type, status)}</Badge>
      </div>
      {subject !== null && <p className="text-sm font-semibold wrap-anywhere">{subject}</p>}
      <p className="text-sm text-ink-soft">
        <time dateTime={created_at.toISOString()}>{instantText(created_at, DATE)}</time>
        {'payment_reference' in ticket && (
          <>
            , reference <span className="wrap-anywhere">{ticket.payment_reference}</span>
          </>
        )}
      </p>
      <p className="text-sm font-medium wrap-anywhere">{aboutOf(ticket)}</p>
      {'details' in ticket && ticket.details !== undefined && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{ticket.details}</p>
      )}
      {answer !== undefined && (
        <div className="rounded-xl bg-brand-tint px-3 py-2 text-sm text-brand-ink">
          <p className="font-semibold">Our answer{answered_at && ` of ${instantText(answered_at, DATE)}`}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
      {outcome !== null && (answer === undefined || status === 'open') && (
        <p className="text-sm text-ink-soft">{outcome}</p>
      )}
      {type === 'refund_request' && status === 'rejected' && (
        <Button
          look="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onContact(ticket.payment_reference)}
        >
          Contact support
        </Button>
      )}
    </li>
  );
}
