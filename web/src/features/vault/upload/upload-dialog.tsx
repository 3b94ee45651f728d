import { MAX_VAULT_FILE } from '@akada/domain/files/file-limits';
import { UPLOAD_FORMATS, UPLOADS } from '@akada/domain/vault/uploads';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { StorageSdk } from '@/firebase/storage-sdk.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { DropFilesIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { QueuedFile } from './queued-file.tsx';
import { isWaiting } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** What the file picker offers. Dropped files can be of any type, and are refused with a reason. */
const ACCEPTED_EXTENSIONS = Object.keys(UPLOADS)
  .map((extension) => `.${extension}`)
  .join(',');

interface UploadDialogProps {
  uid: string;
  /** Limits the picker's first view, for example to pictures for Share Images. */
  accept?: string;
  onShared: (fileId: string, name: string) => void;
  onClose: () => void;
}

/** Uploads several files, one after another, each with its own details. */
export function UploadDialog(props: UploadDialogProps) {
  return (
    <StorageSdk>
      <UploadForm {...props} />
    </StorageSdk>
  );
}

function UploadForm({ uid, accept = ACCEPTED_EXTENSIONS, onShared, onClose }: UploadDialogProps) {
  const queue = useUploadQueue(uid, onShared);
  const [complete, setComplete] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => queue.add(files),
    disabled: queue.running,
    noClick: true,
    noKeyboard: true,
  });
  const waiting = queue.files.filter(isWaiting);

  async function upload(only?: number) {
    if (!(await queue.start(only))) return;
    toast.success('File uploaded successfully!');
    // The dialog stays open so that the student can read why a file was refused.
    setComplete(queue.files.every(({ status }) => status !== 'refused'));
  }

  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(onClose, VAULT_LIMITS.closeDelayMs);
    return () => clearTimeout(timer);
  }, [complete, onClose]);

  useEffect(() => {
    if (!queue.running) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [queue.running]);

  return (
    <Dialog title="Upload Files" isDirty={waiting.length > 0} isLocked={queue.running} onClose={onClose}>
      <div {...getRootProps()} className="grid grid-cols-1 gap-4">
        <div
          className={clsx(
            'grid justify-items-center gap-2 rounded-2xl border-2 border-dashed px-4 text-center',
            queue.files.length > 0 ? 'py-3' : 'py-6',
            isDragActive ? 'border-brand bg-brand-tint' : 'border-line-strong/60',
          )}
        >
          <input {...getInputProps({ accept, 'aria-label': 'Files to upload' })} />
          {queue.files.length === 0 && <DropFilesIcon aria-hidden className="size-8 text-brand-ink" />}
          <Button look="secondary" disabled={queue.running} onClick={open}>
            Choose files
          </Button>
          <p className="text-sm text-ink-soft">
            or drop them here. {UPLOAD_FORMATS}, up to {MAX_VAULT_FILE} each.
          </p>
        </div>
        {queue.files.length > 0 && (
          <ul aria-label="Files to upload" className="grid max-h-96 grid-cols-1 gap-3 overflow-y-auto">
            {queue.files.map((item) => (
              <QueuedFile
                key={item.key}
                item={item}
                running={queue.running}
                onEdit={(details) => queue.edit(item.key, details)}
                onRemove={() => queue.remove(item.key)}
                onRetry={() => upload(item.key)}
                onCancel={queue.cancel}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={queue.running} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={queue.running} disabled={waiting.length === 0} onClick={() => upload()}>
            {queue.running ? 'Uploading...' : `Upload${waiting.length > 0 ? ` (${waiting.length})` : ''}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
