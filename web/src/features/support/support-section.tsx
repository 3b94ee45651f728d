import { useEffect } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button } from '@/ui/button.tsx';
import { RequestsIcon, SendIcon, SupportIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { preloadDialogs, SupportDialogs } from './dialogs.ts';
import type { ShownRequests } from './support-dialogs.tsx';

interface SupportSectionProps {
  shown: ShownRequests | null;
  onShow: (shown: ShownRequests | null) => void;
}

/** Opens the student's requests to support, or a new one. */
export function SupportSection({ shown, onShow }: SupportSectionProps) {
  const { uid } = useStudent();
  useEffect(() => {
    return whenIdle(preloadDialogs);
  }, []);
  return (
    <Tile title="Support" icon={SupportIcon}>
      <p className="text-ink-soft">Ask us anything, and follow your requests.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onShow({ about: null })}>
          <SendIcon aria-hidden className="size-4" /> Contact support
        </Button>
        <Button look="secondary" onClick={() => onShow('all')}>
          <RequestsIcon aria-hidden className="size-4" /> My Requests
        </Button>
      </div>
      {shown !== null && <SupportDialogs uid={uid} shown={shown} onShow={onShow} />}
    </Tile>
  );
}
