import { Inbox } from 'lucide-react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotOnDevice, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { useTickets } from './api/use-tickets.ts';
import { TicketRow } from './components/ticket-row.tsx';

/** All that the student has asked of support, newest first, and what became of each. */
export function RequestsDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const {
    live: tickets,
    all,
    ...more
  } = useTickets(uid, (error) => {
    console.warn('older requests were not read', error);
    toast.error(`Failed to load older requests: ${reasonOf(error)}`);
  });
  return (
    <Dialog title="My Requests" onClose={onClose}>
      {tickets.status === 'loading' && <SkeletonRows rows={3} label="Loading your requests" />}
      {tickets.status === 'error' && (
        <ErrorState message="Failed to load your requests" onRetry={tickets.retry} />
      )}
      {all.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-3">
            {all.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          <ShowMore list={more} />
        </div>
      )}
      {tickets.status === 'ready' && all.length === 0 && <Nothing isKnown={!tickets.unconfirmed} />}
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
