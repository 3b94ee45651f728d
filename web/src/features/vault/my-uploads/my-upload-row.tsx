import { formatSize } from '@akada/domain/files/file-size';
import { quantity } from '@akada/domain/text/plural';
import type { ReactNode } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { DeleteIcon, EditIcon, LinkIcon, ShareIcon } from '@/ui/icons.ts';
import type { MyUpload } from '../api/use-my-uploads.ts';
import { FileLink } from '../list/file-link.tsx';
import { TypeIcon } from '../list/type-icon.tsx';
import { UploadState } from '../upload/upload-state.tsx';
import { hasShareSheet } from '../viewer/share-link.ts';
import { RelistButton } from './relist-button.tsx';

interface MyUploadRowProps {
  file: Stored<MyUpload>;
  /** Lets the student appeal when moderators have hidden the file. */
  appeal: ReactNode;
  onShare: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A shared item: its state, how often it was opened, and its actions. */
export function MyUploadRow({ file, appeal, onShare, onEdit, onDelete }: MyUploadRowProps) {
  const { filename } = file;
  const hasSheet = hasShareSheet();
  return (
    <Card className="relative flex h-full flex-wrap content-start items-center gap-x-3 gap-y-2 py-3 pr-1 pl-3">
      <TypeIcon type={file.type} small />
      <div className="min-w-0 flex-1 @max-xl/page:basis-3/5">
        <h2 className="font-semibold">
          <FileLink file={file} isOneLine />
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular">
          <span>{relativeTime(file.created_at)}</span>
          <span>{formatSize(file.size)}</span>
          <span>{quantity(file.view_count, 'view')}</span>
          <span>{quantity(file.download_count, 'download')}</span>
          <span>{quantity(file.helpful_count ?? 0, 'helpful vote')}</span>
        </p>
      </div>
      {/* Above the link that covers the row. In a narrow list it sits beside the state, to leave room for the name. */}
      <div className="relative z-10 flex @max-xl/page:order-last @max-xl/page:ml-auto">
        {/* Others can open an item only while it is listed. */}
        {file.hidden === false && (
          <IconButton label={`${hasSheet ? 'Share' : 'Copy link to'} ${filename}`} onClick={onShare}>
            {hasSheet ? (
              <ShareIcon aria-hidden className="size-4" />
            ) : (
              <LinkIcon aria-hidden className="size-4" />
            )}
          </IconButton>
        )}
        <IconButton label={`Edit ${filename}`} onClick={onEdit}>
          <EditIcon aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`Delete ${filename}`} look="danger" onClick={onDelete}>
          <DeleteIcon aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="grid min-w-40 flex-1 justify-items-start gap-2 @xl/page:basis-full">
        <UploadState
          {...(file.hidden !== undefined && { hidden: file.hidden })}
          {...(file.over_quota && { over_quota: file.over_quota })}
        />
        {file.over_quota && <RelistButton file={file} />}
        {appeal && <div className="relative z-10">{appeal}</div>}
      </div>
    </Card>
  );
}
