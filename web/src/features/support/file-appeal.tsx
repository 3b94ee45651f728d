import { sharedCollections } from '@akada/domain/paths';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { useOpenRequestAbout } from './api/use-tickets.ts';
import { type ShownRequests, SupportDialogs } from './support-dialogs.tsx';

interface FileAppealProps {
  uid: string;
  file: { id: string; filename: string };
}

/** Below a hidden file of the student's: asks support to list it again, or shows the request that is open. */
export function FileAppeal({ uid, file }: FileAppealProps) {
  const [shown, setShown] = useState<ShownRequests | null>(null);
  const requests = useOpenRequestAbout(uid, file.id);
  const [request] = requests.status === 'ready' ? requests.data : [];
  if (requests.status === 'loading') return null;
  return (
    <>
      {request ? (
        <p className="text-sm text-ink-soft">
          You asked us about this file.{' '}
          <button
            type="button"
            className="font-semibold text-brand-ink underline underline-offset-4"
            onClick={() => setShown({ path: `${sharedCollections.tickets}/${request.id}` })}
          >
            See your request
          </button>
        </p>
      ) : (
        <Button
          look="secondary"
          size="sm"
          aria-label={`Appeal for ${file.filename}`}
          onClick={() => setShown({ about: { hiddenFile: file } })}
        >
          Appeal
        </Button>
      )}
      <SupportDialogs uid={uid} shown={shown} onShow={setShown} />
    </>
  );
}
