import type { Account } from '@akada/domain/schemas/account';
import { CloudOff, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { OUT_OF_SIGHT } from '@/ui/out-of-sight.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { type MyUpload, useMyUploads } from './api/use-my-uploads.ts';
import { useVaultLists, type VaultFile } from './api/use-vault-files.ts';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { MyUploadRow } from './components/my-upload-row.tsx';
import { Viewer } from './lazy-parts.tsx';
import { shareLink } from './share-link.ts';
import { useFileHandlers } from './use-file-handlers.ts';
import { useViewed, VAULT } from './use-viewed.ts';

/** What the student has shared, each with its state: being checked, listed, or hidden and why. */
export function UploadsPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const { live, all, ...more } = useMyUploads(uid, (error) => {
    console.warn('more uploads were not read', error);
    toast.error(`Failed to load more files: ${reasonOf(error)}`);
  });
  const [viewed, closeViewer] = useViewed();
  const [deleting, setDeleting] = useState<Pick<VaultFile, 'id' | 'filename'> | null>(null);
  const { download, remove } = useFileHandlers();
  const lists = useVaultLists();

  function deleteFile(file: Stored<MyUpload>) {
    setDeleting(null);
    if (viewed?.fileId === file.id) closeViewer();
    remove(file);
    document.querySelector('h1')?.focus();
  }
  const found = all.find(({ id }) => id === deleting?.id);

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <BackLink to={VAULT}>Community Study Vault</BackLink>
        <PageHeading>My uploads</PageHeading>
        <p className="text-ink-soft">
          What you have shared. A file that fails the check is removed, and your notifications say why.
        </p>
      </header>
      {live.status === 'loading' && <SkeletonRows rows={3} label="Loading your uploads" />}
      {live.status === 'error' && (
        <ErrorState message={`Failed to load your uploads: ${reasonOf(live.error)}`} onRetry={live.retry} />
      )}
      {live.status === 'ready' && all.length === 0 && <Nothing isKnown={!live.unconfirmed} />}
      {all.length > 0 && (
        <div className="grid gap-3">
          <ul aria-label="My uploads" className="grid grid-cols-1 gap-2 lg:grid-cols-2">
            {all.map((file) => (
              <li key={file.id} className={OUT_OF_SIGHT.row}>
                <MyUploadRow
                  file={file}
                  onShare={() => void shareLink(file)}
                  onDelete={() => setDeleting(file)}
                />
              </li>
            ))}
          </ul>
          <ShowMore list={more} />
        </div>
      )}
      {viewed && (
        <Viewer
          uid={uid}
          {...viewed}
          account={account}
          onDownload={download}
          onShare={(file) => void shareLink(file)}
          // The viewer offers no report of an own file.
          onReport={() => {}}
          onDelete={setDeleting}
          onViewed={(id) => lists.update(id, (file) => ({ ...file, view_count: file.view_count + 1 }))}
          onClose={closeViewer}
        />
      )}
      {found && (
        <DeleteDialog
          filename={found.filename}
          onClose={() => setDeleting(null)}
          onDelete={() => deleteFile(found)}
        />
      )}
    </div>
  );
}

/** @param isKnown whether the server has said so, and not only a device without a network */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) {
    return (
      <EmptyState icon={CloudOff} title="Your uploads aren't on this device.">
        <p className="max-w-sm text-ink-soft">They load when you're back online.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Upload} title="Nothing shared yet">
      <p className="max-w-sm text-ink-soft">Share a file or a note with other students.</p>
      <Link to={VAULT} className={buttonClass()}>
        Go to the vault
      </Link>
    </EmptyState>
  );
}
