import { formatUploadSize } from '@akada/domain/files/file-size';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, IconButton } from '@/ui/button.tsx';
import { CancelIcon, DeleteIcon, RetryIcon, SuccessIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { FilePreview } from '../viewer/file-preview.tsx';
import type { Details } from './details.ts';
import { DetailsFields } from './details-fields.tsx';
import type { QueuedFile as Queued } from './upload-queue.ts';

interface QueuedFileProps {
  item: Queued;
  /** Whether any upload is running. */
  running: boolean;
  onEdit: (details: Partial<Details>) => void;
  onRemove: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** One file of the upload dialog: its preview, its details and its progress. */
export function QueuedFile({ item, running, onEdit, onRemove, onRetry, onCancel }: QueuedFileProps) {
  const online = useOnline();
  const { file, status, problems } = item;
  const percent = Math.round(item.progress * 100);
  const isFixed = status === 'uploading' || status === 'done';
  return (
    <li className="grid grid-cols-1 gap-3 rounded-2xl border border-line p-3">
      <div className="flex items-center gap-3">
        <FilePreview file={file} refused={status === 'refused'} />
        <div className="min-w-0 grow text-sm">
          <p className="truncate font-semibold" title={file.name}>
            {file.name}
          </p>
          <p className="text-ink-soft">{formatUploadSize(file.size)}</p>
        </div>
        {status === 'done' && <SuccessIcon aria-label="Uploaded" className="mr-2 size-5 text-ok-ink" />}
        {status === 'failed' && (
          <IconButton label={`Try ${file.name} again`} disabled={running} onClick={onRetry}>
            <RetryIcon aria-hidden className="size-4" />
          </IconButton>
        )}
        {status === 'uploading' ? (
          <Button look="quiet" size="sm" onClick={onCancel}>
            <CancelIcon aria-hidden className="size-4" /> Cancel
          </Button>
        ) : (
          status !== 'done' && (
            <IconButton label={`Remove ${file.name}`} disabled={running} onClick={onRemove}>
              <DeleteIcon aria-hidden className="size-4" />
            </IconButton>
          )
        )}
      </div>
      {isFixed && (
        <div className="grid gap-1">
          <Meter label={`Upload of ${file.name}`} value={percent} max={100} />
          <p className="text-sm text-ink-soft">
            {status === 'uploading' && !online ? 'Waiting for the network' : `${percent}%`}
          </p>
        </div>
      )}
      {item.message && <Alert look="destructive">{item.message}</Alert>}
      {!isFixed && status !== 'refused' && (
        <DetailsFields details={item} problems={problems} disabled={running} onChange={onEdit} />
      )}
    </li>
  );
}
