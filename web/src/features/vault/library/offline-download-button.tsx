import { Button } from '@/ui/button.tsx';
import { CancelIcon, DownloadIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { useOfflineDownload } from './use-offline-download.ts';

interface OfflineDownloadButtonProps {
  file: { id: string; filename: string; size: number };
  label: string;
  disabled?: boolean;
  /** Runs once the file is on this device; if it fails, the download counts as failed. */
  afterDownload?: () => Promise<void>;
  onDone?: () => void;
}

/** Downloads a file for offline use and shows the progress. */
export function OfflineDownloadButton({
  file,
  label,
  disabled,
  afterDownload,
  onDone,
}: OfflineDownloadButtonProps) {
  const { received, failure, start, stop } = useOfflineDownload(file.id);
  const isBusy = received !== null;

  async function run() {
    if (await start(async () => afterDownload?.())) onDone?.();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isBusy && (
        <div className="flex min-w-40 grow items-center gap-2">
          <Meter label={`Downloading ${file.filename}`} value={received} max={file.size} />
          <span className="w-10 shrink-0 text-right text-sm text-ink-soft tabular">
            {Math.min(100, Math.floor((received / file.size) * 100))}%
          </span>
        </div>
      )}
      {failure && (
        <p role="alert" className="text-sm font-medium text-danger">
          Failed to download the file. {failure}
        </p>
      )}
      {/* One button both starts and stops the download, so that it keeps the focus. */}
      <Button
        look="secondary"
        size="sm"
        // A running download can always be stopped.
        disabled={disabled && !isBusy}
        aria-label={`${isBusy ? 'Stop' : label}: ${file.filename}`}
        onClick={() => (isBusy ? stop() : void run())}
      >
        {isBusy ? (
          <CancelIcon aria-hidden className="size-4" />
        ) : (
          <DownloadIcon aria-hidden className="size-4" />
        )}
        {isBusy ? 'Stop' : label}
      </Button>
    </div>
  );
}
