import { failureReason } from '@/firebase/failure-reason.ts';
import { isOnline } from '@/lib/use-online.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { focusHeading } from '@/ui/page-heading.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import type { SharedFile } from './api/use-my-uploads.ts';
import { readNote } from './api/use-vault.ts';
import { useVaultLists, type VaultFile } from './api/use-vault-files.ts';
import { deleteFile } from './api/vault-writes.ts';
import { useRecordOwnChange } from './my-uploads/use-own-changes.ts';
import { downloadFile, downloadNote } from './viewer/download.ts';

/** Downloads and deletes files, shows the outcome as a toast and updates the lists. */
export function useFileHandlers(uid: string) {
  const lists = useVaultLists();
  const ownChange = useRecordOwnChange(uid);

  async function download(file: VaultFile): Promise<void> {
    try {
      const counted = await downloadItem(file);
      if (counted) lists.update(file.id, (now) => ({ ...now, download_count: now.download_count + 1 }));
    } catch (error) {
      warnWithToast('a download failed', error, `Failed to download file: ${failureReason(error)}`);
    }
  }

  async function remove(file: SharedFile): Promise<void> {
    // Read before the deletion is sent: a later read may already count it.
    const change = ownChange(-1, file);
    lists.remove(file.id);
    const list = document.getElementById('community-files');
    if (list) list.focus();
    else focusHeading();
    if (!isOnline()) toast.success(QUEUED_MESSAGE);
    try {
      await deleteFile(file);
      await change.record();
      toast.success('File deleted successfully!');
    } catch (error) {
      warnWithToast('a file could not be deleted', error, `Failed to delete file: ${failureReason(error)}`);
      await lists.reload();
    }
  }

  return {
    download: (file: VaultFile) => void download(file),
    remove: (file: SharedFile) => void remove(file),
  };
}

async function downloadItem({ id, file_url }: VaultFile): Promise<boolean> {
  if (file_url !== null) return downloadFile(id, file_url);
  const note = await readNote(id);
  if (!note) throw new Error('the note is gone');
  return downloadNote(id, note);
}
