import { RecentFilesIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import type { VaultFile } from '../api/use-vault-files.ts';
import { Contributor } from './contributor.tsx';
import { FileLink } from './file-link.tsx';
import { TypeIcon } from './type-icon.tsx';

/**
 * At most 6 files shared in the last 7 days. Renders nothing when there are none, and reserves their space while
 * loading.
 */
export function RecentFiles({ files }: { files: readonly VaultFile[] | null }) {
  if (files?.length === 0) return null;
  return (
    <Tile title="Recently Added" icon={RecentFilesIcon} tone="marigold" isWaiting={files === null}>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {/* As tall as six files. */}
        {files === null && <li className="h-83 sm:h-41 lg:h-27" />}
        {files?.map((file) => (
          <li
            key={file.id}
            className="relative flex min-w-0 items-center gap-3 rounded-xl p-1.5 hover:bg-sunken"
          >
            <TypeIcon type={file.type} small />
            <div className="min-w-0">
              <p className="text-sm font-semibold">
                <FileLink file={file} isOneLine />
              </p>
              <Contributor file={file} />
            </div>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
