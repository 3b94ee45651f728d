import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card } from '@/ui/card.tsx';
import type { VaultFile } from '../api/use-vault-files.ts';
import { FileActions, type FileHandlers } from '../viewer/file-actions.tsx';
import { Contributor } from './contributor.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileLink } from './file-link.tsx';
import type { View } from './filter-bar.tsx';
import { TypeIcon } from './type-icon.tsx';

interface FileListProps extends FileHandlers {
  files: readonly VaultFile[];
  uid: string;
  view: View | 'beside';
}

/** The files as cards, as rows, or as short rows beside an open file, which has their actions. */
export function FileList({ files, uid, view, ...handlers }: FileListProps) {
  const isGrid = view === 'grid';
  const Item = { grid: FileCard, list: FileRow, beside: ShortRow }[view];
  return (
    <ul
      className={
        isGrid
          ? 'grid grid-cols-1 gap-3 @lg/page:grid-cols-2 @4xl/page:grid-cols-3'
          : 'grid grid-cols-1 gap-2'
      }
    >
      {files.map((file) => (
        <li key={file.id} className={isGrid ? CONTENT_VISIBILITY.card : CONTENT_VISIBILITY.row}>
          <Item file={file} isOwn={file.user_id === uid} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = FileHandlers & { file: VaultFile; isOwn: boolean };

function FileCard({ file, ...actions }: ItemProps) {
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start gap-3">
        <TypeIcon type={file.type} />
        <h3 className="line-clamp-3 min-w-0 grow basis-28 font-semibold">
          <FileLink file={file} />
        </h3>
        <TypeBadge file={file} />
      </div>
      <FileFacts file={file} />
      {/* Above the link that covers the card. */}
      <div className="relative z-10 mt-auto -mr-2 -mb-2 flex justify-end">
        <FileActions file={file} {...actions} />
      </div>
    </Card>
  );
}

function FileRow({ file, ...actions }: ItemProps) {
  return (
    <Card className="relative flex flex-wrap items-center gap-x-3 py-2 pr-1 pl-3">
      <TypeIcon type={file.type} small />
      <div className="min-w-0 grow basis-40">
        <h3 className="font-semibold">
          <FileLink file={file} isOneLine />
        </h3>
        <FileFacts file={file} isShort />
      </div>
      <div className="relative z-10 ml-auto">
        <FileActions file={file} {...actions} />
      </div>
    </Card>
  );
}

function ShortRow({ file }: ItemProps) {
  return (
    <div className="relative flex items-center gap-3 rounded-xl p-1.5 hover:bg-sunken has-aria-[current=true]:bg-brand-tint">
      <TypeIcon type={file.type} small />
      <div className="min-w-0">
        <h3 className="text-sm font-semibold">
          <FileLink file={file} isOneLine />
        </h3>
        <Contributor file={file} />
      </div>
    </div>
  );
}

function TypeBadge({ file }: { file: VaultFile }) {
  return <Badge tone="plain">{file.type === 'note' ? 'Note' : file.type.toUpperCase()}</Badge>;
}
