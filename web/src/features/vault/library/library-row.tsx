import { formatSize } from '@akada/domain/files/file-size';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import type { Stored } from '@/firebase/documents.ts';
import { Badge } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { CheckIcon, DeleteIcon } from '@/ui/icons.ts';
import { FileLink } from '../list/file-link.tsx';
import { TypeIcon } from '../list/type-icon.tsx';
import { OfflineDownloadButton } from './offline-download-button.tsx';

interface LibraryRowProps {
  file: Stored<LibraryFile>;
  /** Whether the file is on this device; undefined until that is known. */
  isOnDevice: boolean | undefined;
  onDownloaded: () => void;
  onRemove: () => void;
}

/** An offline file: the page where the student stopped, and whether it opens offline. */
export function LibraryRow({ file, isOnDevice, onDownloaded, onRemove }: LibraryRowProps) {
  return (
    <Card className="relative flex h-full flex-wrap content-start items-center gap-x-3 gap-y-2 py-3 pr-1 pl-3">
      <TypeIcon type="pdf" small />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          <FileLink file={file} isOneLine />
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular">
          <span>{formatSize(file.size)}</span>
          <span>
            page {file.page} of {file.pages}
          </span>
        </p>
      </div>
      {/* Above the link that covers the row. */}
      <div className="relative z-10">
        <IconButton label={`Remove ${file.filename}`} onClick={onRemove}>
          <DeleteIcon aria-hidden className="size-4" />
        </IconButton>
      </div>
      {isOnDevice !== undefined && (
        <div className="relative z-10 flex basis-full flex-wrap items-center gap-x-3 gap-y-2 pl-13">
          {isOnDevice ? (
            <Badge tone="green">
              <CheckIcon aria-hidden className="size-3.5" /> On this device
            </Badge>
          ) : (
            <>
              <Badge tone="plain">Not on this device</Badge>
              <OfflineDownloadButton file={file} label="Download" onDone={onDownloaded} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}
