import type { Account } from '@akada/domain/account/schemas';
import type { VaultDetails } from '@akada/domain/vault/schemas';
import { type ReactNode, useState } from 'react';
import type { Live } from '@/firebase/live.ts';
import { useMedia } from '@/lib/use-media.ts';
import type { SharedFile } from './api/use-my-uploads.ts';
import { useVaultLists, type VaultFile } from './api/use-vault-files.ts';
import { DeleteDialog, EditDialog, ReportDialog, Viewer } from './lazy-dialogs.tsx';
import type { Appeal } from './upload/upload-state.tsx';
import { useFileHandlers } from './use-file-handlers.ts';
import { ROOM_FOR_READER } from './viewer/beside-reader.tsx';
import type { FileHandlers } from './viewer/file-actions.tsx';
import { shareLink } from './viewer/share-link.ts';
import { useOpenFile } from './viewer/use-open-file.ts';

interface FileDialogs {
  handlers: FileHandlers;
  dialogs: ReactNode;
  /** The open file where there is room for it beside the list; else it is one of the dialogs. */
  reader: ReactNode;
}

/**
 * The actions that a list of vault files offers, and their dialogs: the viewer, which the address opens, and the forms
 * to report, edit and delete a file.
 *
 * @param appeal shown in the viewer below a hidden file of the student's own
 */
export function useFileDialogs(uid: string, account: Live<Account | null>, appeal?: Appeal): FileDialogs {
  const [open, setOpen] = useState<{ dialog: 'report' | 'edit' | 'delete'; file: SharedFile } | null>(null);
  const [openFile, closeFile] = useOpenFile();
  const { download, remove } = useFileHandlers(uid);
  const lists = useVaultLists();
  const isBeside = useMedia(ROOM_FOR_READER);
  const close = () => setOpen(null);
  const handlers: FileHandlers = {
    onDownload: download,
    onShare: (file) => void shareLink(file),
    onReport: (file) => setOpen({ dialog: 'report', file }),
    onEdit: (file) => setOpen({ dialog: 'edit', file }),
    onDelete: (file) => setOpen({ dialog: 'delete', file }),
  };

  function deleteFile(file: SharedFile) {
    close();
    if (openFile?.fileId === file.id) closeFile();
    remove(file);
  }

  const viewer = openFile && (
    <Viewer
      uid={uid}
      {...openFile}
      account={account}
      isBeside={isBeside}
      {...(appeal && { appeal })}
      {...handlers}
      onViewed={(id) => lists.update(id, (file) => ({ ...file, view_count: file.view_count + 1 }))}
      onVoted={(id, by) =>
        lists.update(id, (file) => ({ ...file, helpful_count: (file.helpful_count ?? 0) + by }))
      }
      onClose={closeFile}
    />
  );
  const dialogs = (
    <>
      {!isBeside && viewer}
      {open?.dialog === 'report' && (
        <ReportDialog uid={uid} account={account} file={open.file} onClose={close} />
      )}
      {open?.dialog === 'edit' && (
        <EditDialog
          uid={uid}
          file={open.file}
          onSaved={(details) => lists.update(open.file.id, (file) => withDetails(file, details))}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog filename={open.file.filename} onClose={close} onDelete={() => deleteFile(open.file)} />
      )}
    </>
  );
  return { handlers, dialogs, reader: isBeside ? viewer : null };
}

/** Replaces a file's details; fields that are left out are removed. */
function withDetails(
  { subject: _, tags: __, description: ___, ...file }: VaultFile,
  details: VaultDetails,
): VaultFile {
  return { ...file, ...details };
}
