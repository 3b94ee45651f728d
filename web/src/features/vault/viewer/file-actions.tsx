import { IconButton } from '@/ui/button.tsx';
import { DeleteIcon, DownloadIcon, EditIcon, LinkIcon, ReportFileIcon, ShareIcon } from '@/ui/icons.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import type { VaultFile } from '../api/use-vault-files.ts';
import { hasShareSheet } from './share-link.ts';

/** The actions on a file. */
export interface FileHandlers {
  onDownload: (file: VaultFile) => void;
  onShare: (file: SharedFile) => void;
  onReport: (file: VaultFile) => void;
  onEdit: (file: SharedFile) => void;
  onDelete: (file: SharedFile) => void;
}

const ONLY_OWN = 'Only the contributor can delete this';

/**
 * Buttons to download, share and delete a file, and to edit one's own or report another's. Delete is shown on every
 * file but enabled for its contributor only; on a phone, which has no tooltip to say why, it is left out.
 */
export function FileActions({
  file,
  isOwn,
  onDownload,
  onShare,
  onReport,
  onEdit,
  onDelete,
}: FileHandlers & { file: VaultFile; isOwn: boolean }) {
  const name = file.filename;
  const hasSheet = hasShareSheet();
  return (
    <div className="flex shrink-0">
      <IconButton label={`Download ${name}`} onClick={() => onDownload(file)}>
        <DownloadIcon aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`${hasSheet ? 'Share' : 'Copy link to'} ${name}`} onClick={() => onShare(file)}>
        {hasSheet ? (
          <ShareIcon aria-hidden className="size-4" />
        ) : (
          <LinkIcon aria-hidden className="size-4" />
        )}
      </IconButton>
      {isOwn ? (
        <IconButton label={`Edit ${name}`} onClick={() => onEdit(file)}>
          <EditIcon aria-hidden className="size-4" />
        </IconButton>
      ) : (
        <IconButton label={`Report ${name}`} onClick={() => onReport(file)}>
          <ReportFileIcon aria-hidden className="size-4" />
        </IconButton>
      )}
      {/* A disabled button shows no tooltip, but the element around it does. */}
      <span title={isOwn ? undefined : ONLY_OWN} className={isOwn ? undefined : 'max-sm:hidden'}>
        <IconButton
          label={isOwn ? `Delete ${name}` : `Delete ${name}: ${ONLY_OWN.toLowerCase()}`}
          look={isOwn ? 'danger' : 'quiet'}
          disabled={!isOwn}
          onClick={() => onDelete(file)}
        >
          <DeleteIcon aria-hidden className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
