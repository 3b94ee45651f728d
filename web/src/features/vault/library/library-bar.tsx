import { FEATURE_PLANS } from '@akada/domain/payments/plans';
import { failureReason } from '@/firebase/failure-reason.ts';
import { removeOfflineFiles } from '@/firebase/offline-files.ts';
import { useOnline } from '@/lib/use-online.ts';
import { waitForWrite } from '@/lib/wait-for-write.ts';
import { Badge } from '@/ui/badge.tsx';
import { CheckIcon } from '@/ui/icons.ts';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { cachePdfReader } from '@/ui/pdf/preload.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { addToLibrary } from '../api/library.ts';
import { NO_OFFLINE_STORAGE } from './download-for-offline.ts';
import { OfflineDownloadButton } from './offline-download-button.tsx';
import { useOfflineFileIds } from './use-offline-files.ts';

interface LibraryBarProps {
  uid: string;
  file: { id: string; filename: string; size: number };
  /** The current page, and how many there are; null until the file has opened. */
  shown: { page: number; pages: number } | null;
  /** Whether the file is one of the student's offline files. */
  isInLibrary: boolean;
  canKeepOffline: boolean | null;
}

/** Shows whether an open PDF is kept offline, and offers to keep it. */
export function LibraryBar({ uid, file, shown, isInLibrary, canKeepOffline }: LibraryBarProps) {
  const ids = useOfflineFileIds();
  const isOnline = useOnline();
  if (isInLibrary && ids?.has(file.id)) return <OnThisDevice />;
  if (!isInLibrary && canKeepOffline === false) {
    return <LockedFeature plan={FEATURE_PLANS.pdf_library}>Keeping files offline comes with</LockedFeature>;
  }
  const reason = unavailableReason({
    isOnline,
    isPlanKnown: isInLibrary || canKeepOffline !== null,
    isOpen: shown !== null,
  });

  /** Runs once the bytes are on this device; they stay only if the file is in the library. */
  async function add(): Promise<void> {
    cachePdfReader();
    if (isInLibrary || !shown) return;
    const { filename, size } = file;
    const written = addToLibrary(uid, file.id, { filename, size, ...shown });
    // The download button is unmounted by now, because the file counts as kept offline at once. So a failure needs a
    // toast.
    const settled = written.catch((error) => {
      warnWithToast(
        'a file was not added to the library',
        error,
        `Failed to keep “${filename}” offline: ${failureReason(error)}`,
      );
      return removeOfflineFiles([file.id]);
    });
    await waitForWrite(settled);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <OfflineDownloadButton
        file={file}
        label={isInLibrary ? 'Download to this device' : 'Keep offline'}
        disabled={reason !== null}
        afterDownload={add}
      />
      {reason && <p className="text-sm text-ink-soft">{reason}</p>}
    </div>
  );
}

function OnThisDevice() {
  return (
    <p role="status">
      <Badge tone="green">
        <CheckIcon aria-hidden className="size-3.5" /> On this device
      </Badge>
    </p>
  );
}

/** Why the file can't be kept offline at the moment; null when it can. */
function unavailableReason(state: {
  isOnline: boolean;
  isPlanKnown: boolean;
  isOpen: boolean;
}): string | null {
  if (!('caches' in globalThis)) return NO_OFFLINE_STORAGE;
  if (!state.isOnline) return "You're offline. Connect to download this file.";
  if (!state.isPlanKnown) return 'Checking your plan...';
  return state.isOpen ? null : 'Available once the file has opened.';
}
