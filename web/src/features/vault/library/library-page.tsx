import type { Account } from '@akada/domain/account/schemas';
import { FEATURE_PLANS } from '@akada/domain/payments/plans';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { type ReactNode, useEffect } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { hasFeature } from '@/firebase/has-feature.ts';
import type { Live } from '@/firebase/live.ts';
import { useMedia } from '@/lib/use-media.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { OfflineFilesIcon } from '@/ui/icons.ts';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { focusHeading } from '@/ui/page-heading.tsx';
import { cachePdfReader, preloadReader } from '@/ui/pdf/preload.ts';
import { LibraryReader, preloadLibraryReader } from '../lazy-dialogs.tsx';
import { OwnList } from '../my-uploads/own-list.tsx';
import { ROOM_FOR_READER } from '../viewer/beside-reader.tsx';
import { useOpenFile } from '../viewer/use-open-file.ts';
import { LibraryRow } from './library-row.tsx';
import { useLibraryPage } from './use-library.ts';

const EMPTY = {
  icon: OfflineFilesIcon,
  title: 'No offline files yet',
  hint: 'Open a PDF in the vault and press “Keep offline”.',
  link: 'Find a PDF',
} as const;

interface LibraryPageProps {
  account: Live<Account | null>;
  /** The tabs of the Library. */
  tabs: ReactNode;
}

/** The PDFs that the student keeps offline, each opened at the page where they stopped. */
export function LibraryPage({ account, tabs }: LibraryPageProps) {
  const { uid } = useStudent();
  const { ids, remove, ...list } = useLibraryPage(uid);
  const [openFile, closeFile] = useOpenFile();
  const isBeside = useMedia(ROOM_FOR_READER);
  const canKeepOffline = hasFeature(account, 'pdf_library');
  const hasOfflineFiles = ids !== null && ids.size > 0;
  useEffect(() => {
    if (!hasOfflineFiles) return;
    return whenIdle(() => {
      preloadLibraryReader();
      cachePdfReader();
      preloadReader().catch((error) => console.warn('the PDF reader was not loaded', error));
    });
  }, [hasOfflineFiles]);

  function removeFile(file: Stored<LibraryFile>) {
    remove(file);
    focusHeading();
  }

  const reader = openFile && (
    <LibraryReader
      uid={uid}
      fileId={openFile.fileId}
      canKeepOffline={canKeepOffline}
      isBeside={isBeside}
      onClose={closeFile}
    />
  );
  return (
    <OwnList
      tabs={tabs}
      title="Offline files"
      intro="Read PDFs offline, from the page where you stopped"
      noun="offline files"
      list={list}
      row={(file) => (
        <LibraryRow
          file={file}
          isOnDevice={ids?.has(file.id)}
          onDownloaded={focusHeading}
          onRemove={() => removeFile(file)}
        />
      )}
      empty={EMPTY}
      reader={isBeside ? reader : null}
      before={
        canKeepOffline === false && (
          <LockedFeature plan={FEATURE_PLANS.pdf_library}>
            {list.all.length > 0
              ? "You can still read the files you've kept offline. Keeping more comes with"
              : 'Keeping files offline comes with'}
          </LockedFeature>
        )
      }
      after={
        <p className="text-sm text-ink-soft">Files stay on this device until you remove them or sign out.</p>
      }
    >
      {!isBeside && reader}
    </OwnList>
  );
}
