import { errorCode } from '@akada/domain/errors/error-code';
import { useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { MissingFileIcon, OfflineIcon } from '@/ui/icons.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { useLibraryFile } from '../api/library.ts';
import { useVaultItem } from '../api/use-vault.ts';
import { PdfContent } from '../viewer/file-content.tsx';
import { PdfReader } from '../viewer/pdf-reader.tsx';
import { ReaderFrame } from '../viewer/reader-frame.tsx';
import { useOfflineFile } from './use-offline-files.ts';

interface LibraryReaderProps {
  uid: string;
  fileId: string;
  canKeepOffline: boolean | null;
  /** Whether it is shown beside its list, and not in a dialog. */
  isBeside?: boolean;
  onClose: () => void;
}

/** Opens an offline file from this device if it is there, and from the vault otherwise. */
export function LibraryReader({ isBeside = false, onClose, ...props }: LibraryReaderProps) {
  const { uid, fileId } = props;
  const entry = useLibraryFile(uid, fileId);
  const bytes = useOfflineFile(fileId);
  const file = entry.status === 'ready' ? entry.data : null;
  return (
    <ReaderFrame
      fileId={fileId}
      filename={file?.filename}
      listTitle="Offline files"
      isBeside={isBeside}
      onClose={onClose}
    >
      {(entry.status === 'loading' || bytes === undefined) && <PageSpinner />}
      {entry.status === 'error' && <ErrorState message="Failed to load this file." onRetry={entry.retry} />}
      {entry.status === 'ready' && !file && !entry.unconfirmed && (
        <EmptyState icon={MissingFileIcon} title="This file isn't one of your offline files." scene="lost">
          <Button look="secondary" onClick={onClose}>
            Back to offline files
          </Button>
        </EmptyState>
      )}
      {entry.status === 'ready' && !file && entry.unconfirmed && <NotHere />}
      {file && bytes && <PdfReader {...props} file={file} source={bytes} />}
      {file && bytes === null && <FromVault {...props} />}
    </ReaderFrame>
  );
}

function FromVault({ uid, fileId, canKeepOffline }: Omit<LibraryReaderProps, 'isBeside' | 'onClose'>) {
  const item = useVaultItem(fileId);
  const isOnline = useOnline();
  if (item.status === 'loading') return <PageSpinner />;
  if (item.status === 'ready' && item.data)
    return <PdfContent uid={uid} file={item.data} canKeepOffline={canKeepOffline} />;
  if (!isOnline) return <NotHere />;
  const isRefused = item.status === 'error' && errorCode(item.error) === 'permission-denied';
  if (item.status === 'error' && !isRefused) {
    return <ErrorState message="Failed to load this file." onRetry={item.retry} />;
  }
  return (
    <EmptyState icon={MissingFileIcon} title="This file is no longer in the vault." scene="lost">
      <p className="max-w-sm text-ink-soft">
        You can still read it on the devices where you kept it offline.
      </p>
    </EmptyState>
  );
}

/** Shown offline when the file isn't on this device. */
function NotHere() {
  return (
    <EmptyState icon={OfflineIcon} title="This file isn't on this device." scene="offline">
      <p className="max-w-sm text-ink-soft">Connect to the internet to read or download it.</p>
    </EmptyState>
  );
}
