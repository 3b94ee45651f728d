import type { Account } from '@akada/domain/schemas/account';
import { Bookmark, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { OUT_OF_SIGHT } from '@/ui/out-of-sight.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { useBookmarks } from './api/bookmarks.ts';
import { useVaultLists, type VaultFile } from './api/use-vault-files.ts';
import { BookmarkRow } from './components/bookmark-row.tsx';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { ReportDialog, Viewer } from './lazy-parts.tsx';
import { shareLink } from './share-link.ts';
import { useBookmarking } from './use-bookmarking.ts';
import { useFileHandlers } from './use-file-handlers.ts';
import { useViewed, VAULT } from './use-viewed.ts';

type Open = { dialog: 'report' | 'delete'; file: VaultFile };

/** What a student has bookmarked, of every type. It isn't on the device: My Library is for that. */
export function BookmarksPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const { live, all, ...more } = useBookmarks(uid, (error) => {
    console.warn('more bookmarks were not read', error);
    toast.error(`Failed to load more bookmarks: ${reasonOf(error)}`);
  });
  const [viewed, closeViewer] = useViewed();
  const [open, setOpen] = useState<Open | null>(null);
  const { download, remove: removeFile } = useFileHandlers();
  const { remove } = useBookmarking(uid);
  const lists = useVaultLists();
  const close = () => setOpen(null);

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <BackLink to={VAULT}>Community Study Vault</BackLink>
        <PageHeading>Bookmarks</PageHeading>
        <p className="text-ink-soft">
          Files and notes to find again. To read a PDF offline, keep it offline.
        </p>
      </header>
      {live.status === 'loading' && <SkeletonRows rows={3} label="Loading your bookmarks" />}
      {live.status === 'error' && (
        <ErrorState message={`Failed to load your bookmarks: ${reasonOf(live.error)}`} onRetry={live.retry} />
      )}
      {live.status === 'ready' && all.length === 0 && <Nothing isKnown={!live.unconfirmed} />}
      {all.length > 0 && (
        <div className="grid gap-3">
          <ul aria-label="Bookmarks" className="grid grid-cols-1 gap-2 lg:grid-cols-2">
            {all.map((bookmark) => (
              <li key={bookmark.id} className={OUT_OF_SIGHT.row}>
                <BookmarkRow
                  bookmark={bookmark}
                  onRemove={() => {
                    remove(bookmark.id);
                    document.querySelector('h1')?.focus();
                  }}
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
          onReport={(file) => setOpen({ dialog: 'report', file })}
          onDelete={(file) => setOpen({ dialog: 'delete', file })}
          onViewed={(id) => lists.update(id, (file) => ({ ...file, view_count: file.view_count + 1 }))}
          onClose={closeViewer}
        />
      )}
      {open?.dialog === 'report' && <ReportDialog uid={uid} file={open.file} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          filename={open.file.filename}
          onClose={close}
          onDelete={() => {
            close();
            closeViewer();
            removeFile(open.file);
          }}
        />
      )}
    </div>
  );
}

/** @param isKnown whether the server has said so, and not only a device without a network */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) {
    return (
      <EmptyState icon={CloudOff} title="Your bookmarks aren't on this device.">
        <p className="max-w-sm text-ink-soft">They load when you're back online.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Bookmark} title="No bookmarks yet">
      <p className="max-w-sm text-ink-soft">Open a file or a note of the vault and press the bookmark.</p>
      <Link to={VAULT} className={buttonClass()}>
        Go to the vault
      </Link>
    </EmptyState>
  );
}
