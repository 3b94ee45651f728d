import { FEATURE_PLANS } from '@akada/domain/plans';
import type { Account } from '@akada/domain/schemas/account';
import type { LibraryFile } from '@akada/domain/schemas/library';
import { BookMarked, CloudOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { hasFeature } from '@/firebase/has-feature.ts';
import type { Live } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { OUT_OF_SIGHT } from '@/ui/out-of-sight.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { keepReader, preloadReader } from '@/ui/pdf/preload.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { whenIdle } from '@/ui/when-idle.ts';
import { LibraryReader } from './components/library-reader.tsx';
import { LibraryRow } from './components/library-row.tsx';
import { useLibraryPage } from './use-library.ts';
import { useViewed, VAULT } from './use-viewed.ts';

interface LibraryPageProps {
  account: Live<Account | null>;
  /** The way to the other parts of My Library. */
  tabs?: ReactNode;
}

/** My Library: PDF files of the vault that are kept for offline, each at the page where the student stopped. */
export function LibraryPage({ account, tabs }: LibraryPageProps) {
  const { uid } = useStudent();
  const { live, all, ids, remove, ...more } = useLibraryPage(uid);
  const [viewed, closeViewer] = useViewed();
  const canKeep = hasFeature(account, 'pdf_library');
  const isSomethingHere = ids !== null && ids.size > 0;
  useEffect(() => {
    if (!isSomethingHere) return;
    return whenIdle(() => {
      keepReader();
      preloadReader().catch((error) => console.warn('the PDF reader was not fetched', error));
    });
  }, [isSomethingHere]);

  function askAndRemove(file: Stored<LibraryFile>) {
    if (!confirm(`Remove “${file.filename}” from My Library?`)) return;
    void remove(file);
    document.querySelector('h1')?.focus();
  }

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <BackLink to={VAULT}>Community Study Vault</BackLink>
        <PageHeading>My Library</PageHeading>
        <p className="text-ink-soft">Files that open without a network, at the page where you stopped</p>
      </header>
      {tabs}
      {canKeep === false && (
        <LockedFeature plan={FEATURE_PLANS.pdf_library}>
          {all.length > 0
            ? 'What you have kept stays yours to read. Keeping more comes with'
            : 'Keeping files for offline comes with'}
        </LockedFeature>
      )}
      {live.status === 'loading' && <SkeletonRows rows={3} label="Loading your library" />}
      {live.status === 'error' && (
        <ErrorState message={`Failed to load your library: ${reasonOf(live.error)}`} onRetry={live.retry} />
      )}
      {live.status === 'ready' && all.length === 0 && <Nothing isKnown={!live.unconfirmed} />}
      {all.length > 0 && (
        <div className="grid gap-3">
          <ul aria-label="My Library" className="grid grid-cols-1 gap-2 lg:grid-cols-2">
            {all.map((file) => (
              <li key={file.id} className={OUT_OF_SIGHT.row}>
                <LibraryRow
                  file={file}
                  isHere={ids?.has(file.id)}
                  onFetched={() => document.querySelector('h1')?.focus()}
                  onRemove={() => askAndRemove(file)}
                />
              </li>
            ))}
          </ul>
          <ShowMore list={more} />
          <p className="text-sm text-ink-soft">
            Files stay on this device until you remove them or sign out.
          </p>
        </div>
      )}
      {viewed && <LibraryReader uid={uid} fileId={viewed.fileId} mayKeep={canKeep} onClose={closeViewer} />}
    </div>
  );
}

/** @param isKnown whether the server has said so, and not only a device without a network */
function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) {
    return (
      <EmptyState icon={CloudOff} title="Nothing of your library is on this device.">
        <p className="max-w-sm text-ink-soft">It is loaded when you're back online.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={BookMarked} title="Nothing is kept yet">
      <p className="max-w-sm text-ink-soft">Open a PDF of the vault and press “Keep offline”.</p>
      <Link to={VAULT} className={buttonClass()}>
        Find a PDF
      </Link>
    </EmptyState>
  );
}
