import { formatSize } from '@akada/domain/file-size';
import type { VaultItem } from '@akada/domain/schemas/vault';
import { Download, Eye } from 'lucide-react';
import { Badge } from '@/ui/badge.tsx';
import { Contributor } from './contributor.tsx';

/** What there is to know of a file: who shared it and when, its size, how often it was opened. */
export function FileFacts({ file, isShort = false }: { file: VaultItem; isShort?: boolean }) {
  return (
    <div className="grid min-w-0 gap-1.5 text-sm text-ink-soft">
      <Contributor file={file} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{formatSize(file.size)}</span>
        <span className="inline-flex items-center gap-1">
          <Eye aria-hidden className="size-3.5" /> {file.view_count}
          <span className="sr-only"> views</span>
        </span>
        <span className="inline-flex items-center gap-1">
          <Download aria-hidden className="size-3.5" /> {file.download_count}
          <span className="sr-only"> downloads</span>
        </span>
      </p>
      {!isShort && (file.subject !== undefined || file.tags !== undefined) && (
        <p className="flex min-w-0 flex-wrap gap-1.5">
          {file.subject !== undefined && <Badge tone="marigold">{file.subject}</Badge>}
          {file.tags?.map((tag) => (
            <Badge key={tag} tone="plain">
              {tag}
            </Badge>
          ))}
        </p>
      )}
    </div>
  );
}
