import { LifeBuoy, MessagesSquare } from 'lucide-react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Button } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** What is open: all requests, or the one that is stored at a path. */
export type ShownRequests = 'all' | { path: string };

interface SupportSectionProps {
  shown: ShownRequests | null;
  onShow: (shown: ShownRequests | null) => void;
}

/** The way to what the student has asked of support, and what became of it. */
export function SupportSection({ shown, onShow }: SupportSectionProps) {
  const { uid } = useStudent();
  return (
    <Tile title="Support" icon={LifeBuoy}>
      <p className="text-ink-soft">
        Files you have reported, tools you would like, payments that need a look: what became of each.
      </p>
      <Button look="secondary" className="mt-4" onClick={() => onShow('all')}>
        <MessagesSquare aria-hidden className="size-4" /> My Requests
      </Button>
      {shown === 'all' && <RequestsDialog uid={uid} onClose={() => onShow(null)} />}
      {shown !== null && shown !== 'all' && (
        <RequestDialog path={shown.path} onShowAll={() => onShow('all')} onClose={() => onShow(null)} />
      )}
    </Tile>
  );
}
