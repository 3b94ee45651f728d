import { failureReason } from '@/firebase/failure-reason.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { NoRequestsIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useTickets } from './api/use-tickets.ts';
import { TicketRow } from './components/ticket-row.tsx';

interface RequestsDialogProps {
  uid: string;
  /** Opens a request to support about a payment. */
  onContact: (paymentReference: string) => void;
  onClose: () => void;
}

/** All the student's requests to support with their outcome, newest first. */
export function RequestsDialog({ uid, onContact, onClose }: RequestsDialogProps) {
  const {
    live: tickets,
    all,
    ...more
  } = useTickets(uid, (error) => {
    warnWithToast(
      'older requests were not read',
      error,
      `Failed to load older requests: ${failureReason(error)}`,
    );
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
              <TicketRow key={ticket.id} ticket={ticket} onContact={onContact} />
            ))}
          </ul>
          <ShowMore list={more} />
        </div>
      )}
      {tickets.status === 'ready' && all.length === 0 && <Nothing isKnown={!tickets.unconfirmed} />}
    </Dialog>
  );
}

/** @param isKnown whether the server has confirmed that there are no requests */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) return <NotAvailableOffline />;
  return (
    <EmptyState icon={NoRequestsIcon} title="No requests yet">
      <p className="max-w-sm text-ink-soft">
        Your reports, tool requests, refund requests and questions appear here with our answers.
      </p>
    </EmptyState>
  );
}
