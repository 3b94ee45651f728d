import { LifeBuoy, MessagesSquare, Send } from 'lucide-react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Button } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** What is open: all requests, the one that is stored at a path, or a new one, perhaps about a payment. */
export type ShownRequests = 'all' | { path: string } | { contact: string | null };

interface SupportSectionProps {
  shown: ShownRequests | null;
  onShow: (shown: ShownRequests | null) => void;
}

/** The way to what the student has asked of support, and what became of it. */
export function SupportSection({ shown, onShow }: SupportSectionProps) {
  const { uid } = useStudent();
  const close = () => onShow(null);
  const contact = (paymentReference: string) => onShow({ contact: paymentReference });
  return (
    <Tile title="Support" icon={LifeBuoy}>
      <p className="text-ink-soft">Ask us anything, and see what became of your requests.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onShow({ contact: null })}>
          <Send aria-hidden className="size-4" /> Contact support
        </Button>
        <Button look="secondary" onClick={() => onShow('all')}>
          <MessagesSquare aria-hidden className="size-4" /> My Requests
        </Button>
      </div>
      {shown === 'all' && <RequestsDialog uid={uid} onContact={contact} onClose={close} />}
      {shown !== null && shown !== 'all' && 'path' in shown && (
        <RequestDialog
          path={shown.path}
          onShowAll={() => onShow('all')}
          onContact={contact}
          onClose={close}
        />
      )}
      {shown !== null && shown !== 'all' && 'contact' in shown && (
        <ContactDialog uid={uid} paymentReference={shown.contact} onClose={close} />
      )}
    </Tile>
  );
}
