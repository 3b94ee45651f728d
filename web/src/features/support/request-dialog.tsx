import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useTicket } from './api/use-tickets.ts';
import { TicketRow } from './components/ticket-row.tsx';

interface RequestDialogProps {
  /** The document path of the request. */
  path: string;
  onShowAll: () => void;
  /** Opens a request to support about a payment. */
  onContact: (paymentReference: string) => void;
  onClose: () => void;
}

/** One request to support, with its outcome. */
export function RequestDialog({ path, onShowAll, onContact, onClose }: RequestDialogProps) {
  const ticket = useTicket(path);
  return (
    <Dialog title="Your request" onClose={onClose}>
      {ticket.status === 'loading' && <SkeletonRows rows={1} label="Loading your request" />}
      {ticket.status === 'error' && (
        <ErrorState message="Failed to load your request" onRetry={ticket.retry} />
      )}
      {ticket.status === 'ready' && (
        <div className="grid gap-4">
          {ticket.data ? (
            <ul>
              <TicketRow ticket={ticket.data} onContact={onContact} />
            </ul>
          ) : (
            <NotAvailableOffline />
          )}
          <Button look="secondary" className="justify-self-start" onClick={onShowAll}>
            All my requests
          </Button>
        </div>
      )}
    </Dialog>
  );
}
