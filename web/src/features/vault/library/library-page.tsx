import type { Account } from '@akada/domain/account/schemas';
import { FEATURE_PLANS } from '@akada/domain/payments/plans';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { BookMarked } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { hasFeature } from '@/firebase/has-feature.ts';
import type { Live } from '@/firebase/live.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { focusHeading } from '@/ui/page-heading.tsx';
import { cachePdfReader, preloadReader } from '@/ui/pdf/preload.ts';
import { OwnList } from '../my-uploads/own-list.tsx';
import { useOpenFile } from '../viewer/use-open-file.ts';
import { LibraryReader } from './library-reader.tsx';
import { LibraryRow } from './library-row.tsx';
import { useLibraryPage } from './use-library.ts';

const EMPTY = {
  icon: BookMarked,
  title: 'No offline files yet',
  hint: 'Open a PDF in the vault and press “Keep offline”.',
  link: 'Find a PDF',
} as const;

interface LibraryPageProps {
  account: Live<Account | null>;
  /** The way to the other parts of My Library. */
  tabs?: ReactNode;
}

/** My Library: PDF files of the vault that are kept for offline, each at the page where the student stopped. */
export function LibraryPage({ account, tabs }: LibraryPageProps) {
  const { uid } = useStudent();
  const { ids, remove, ...list } = useLibraryPage(uid);
  const [viewed, closeViewer] = useOpenFile();
  const canKeepOffline = hasFeature(account, 'pdf_library');
  const isSomethingHere = ids !== null && ids.size > 0;
  useEffect(() => {
    if (!isSomethingHere) return;
    return whenIdle(() => {
      cachePdfReader();
      preloadReader().catch((error) => console.warn('the PDF reader was not fetched', error));
    });
  }, [isSomethingHere]);

  function askAndRemove(file: Stored<LibraryFile>) {
    if (!confirm(`Remove “${file.filename}” from My Library?`)) return;
    void remove(file);
    focusHeading();
  }

  return (
    <OwnList
      title="My Library"
      intro="Read PDFs offline, from the page where you stopped"
      noun="library"
      list={list}
      row={(file) => (
        <LibraryRow
          file={file}
          isHere={ids?.has(file.id)}
          onFetched={focusHeading}
          onRemove={() => askAndRemove(file)}
        />
      )}
      empty={EMPTY}
      before={
        <>
          {tabs}
          {canKeepOffline === false && (
            <LockedFeature plan={FEATURE_PLANS.pdf_library}>
              {list.all.length > 0
                ? "You can still read the files you've kept offline. Keeping more comes with"
                : 'Keeping files offline comes with'}
            </LockedFeature>
          )}
        </>
      }
      after={
        <p className="text-sm text-ink-soft">Files stay on this device until you remove them or sign out.</p>
      }
    >
      {viewed && (
        <LibraryReader
          uid={uid}
          fileId={viewed.fileId}
          canKeepOffline={canKeepOffline}
          onClose={closeViewer}
        />
      )}
    </OwnList>
  );
}
