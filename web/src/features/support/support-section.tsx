import { LifeBuoy, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Button } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** The way to what the student has asked of support, and what became of it. */
export function SupportSection() {
  const { uid } = useStudent();
  const [isOpen, setOpen] = useState(false);
  return (
    <Tile title="Support" icon={LifeBuoy}>
      <p className="text-ink-soft">
        Files you have reported, tools you would like, payments that need a look: what became of each.
      </p>
      <Button look="secondary" className="mt-4" onClick={() => setOpen(true)}>
        <MessagesSquare aria-hidden className="size-4" /> My Requests
      </Button>
      {isOpen && <RequestsDialog uid={uid} onClose={() => setOpen(false)} />}
    </Tile>
  );
}
