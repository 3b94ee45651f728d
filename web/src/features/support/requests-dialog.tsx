import type { Ticket } from '@akada/domain/schemas/tickets';
import { TICKET_LIMITS } from '@akada/domain/tickets';
import { Inbox } from 'lucide-react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { useOlder } from '@/firebase/use-older.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState, NotOnDevice, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { readOlderTickets, useTickets } from './api/use-tickets.ts';
import { TicketRow } from './components/ticket-row.tsx';

/** All that the student has asked of support, newest first, and what became of each. */
export function RequestsDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const tickets = useTickets(uid);
  return (
    <Dialog title="My Requests" onClose={onClose}>
      {tickets.status === 'loading' && <SkeletonRows rows={3} label="Loading your requests" />}
      {tickets.status === 'error' && (
        <ErrorState message="Failed to load your requests" onRetry={tickets.retry} />
      )}
      {tickets.status === 'ready' && tickets.data.length > 0 && <Tickets uid={uid} newest={tickets.data} />}
      {tickets.status === 'ready' && tickets.data.length === 0 && <Nothing isKnown={!tickets.unconfirmed} />}
    </Dialog>
  );
}

/** @param isKnown whether the server has said so */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) return <NotOnDevice />;
  return (
    <EmptyState icon={Inbox} title="Nothing asked yet">
      <p className="max-w-sm text-ink-soft">
        When you report a file, ask for a tool or dispute a payment, it is here with its answer.
      </p>
    </EmptyState>
  );
}

function Tickets({ uid, newest }: { uid: string; newest: Stored<Ticket>[] }) {
  const { all, canRead, busy, readMore } = useOlder({
    live: newest,
    hasMore: newest.length === TICKET_LIMITS.listed,
    read: ({ created_at }) => readOlderTickets(uid, created_at),
    onFailure: (error) => {
      console.warn('older requests were not read', error);
      toast.error(`Failed to load older requests: ${reasonOf(error)}`);
    },
  });
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {all.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {canRead && (
        <Button look="secondary" busy={busy} className="justify-self-center" onClick={() => void readMore()}>
          Show more
        </Button>
      )}
    </div>
  );
}
