import { sharedCollections } from '@akada/domain/documents/paths';
import type { Ticket } from '@akada/domain/support/schemas';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Button } from '@/ui/button.tsx';
import { useRequestAbout } from './api/use-tickets.ts';
import { SupportDialogs } from './dialogs.ts';
import type { ShownRequests } from './support-dialogs.tsx';

interface FileAppealProps {
  uid: string;
  file: Stored<Pick<VaultItem, 'filename' | 'hidden_at'>>;
}

/**
 * Shown below one of the student's hidden files: a button that asks support to list the file again, or the request if
 * one is open or was made since the file was hidden. There can be only one.
 */
export function FileAppeal({ uid, file }: FileAppealProps) {
  const [shown, setShown] = useState<ShownRequests | null>(null);
  const requests = useRequestAbout(uid, file.id);
  const [newest] = requests.status === 'ready' ? requests.data : [];
  const request = newest && isAppeal(newest, file) ? newest : null;
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
      {shown !== null && <SupportDialogs uid={uid} shown={shown} onShow={setShown} />}
    </>
  );
}

/** Whether a request is about this time that the file is hidden. Files hidden by earlier releases count any open one. */
function isAppeal({ status, created_at }: Ticket, { hidden_at }: Pick<VaultItem, 'hidden_at'>): boolean {
  return status === 'open' || (hidden_at !== undefined && created_at >= hidden_at);
}
