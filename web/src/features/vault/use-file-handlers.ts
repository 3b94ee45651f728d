import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT } from '@/firebase/sent-or-kept.ts';
import { toast } from '@/ui/toast.tsx';
import { isOnline } from '@/ui/use-online.ts';
import { readNote } from './api/read-note.ts';
import { useVaultLists, type VaultFile } from './api/use-vault-files.ts';
import { deleteFile } from './api/vault-writes.ts';
import { downloadFile, downloadNote } from './download.ts';

/** Downloading and deleting, with what the student is told and what the lists show afterwards. */
export function useFileHandlers() {
  const lists = useVaultLists();

  async function download(file: VaultFile): Promise<void> {
    try {
      const counted = await bring(file);
      if (counted) lists.update(file.id, (now) => ({ ...now, download_count: now.download_count + 1 }));
    } catch (error) {
      console.warn('a download failed', error);
      toast.error(`Failed to download file: ${reasonOf(error)}`);
    }
  }

  async function remove(file: Pick<VaultFile, 'id' | 'type'>, onDeleted?: () => void): Promise<void> {
    lists.remove(file.id);
    document.getElementById('community-files')?.focus();
    if (!isOnline()) toast.success(KEPT);
    try {
      await deleteFile(file);
      onDeleted?.();
      toast.success('File deleted successfully!');
    } catch (error) {
      console.warn('a file could not be deleted', error);
      toast.error(`Failed to delete file: ${reasonOf(error)}`);
      await lists.reload();
    }
  }

  return {
    download: (file: VaultFile) => void download(file),
    remove: (file: Pick<VaultFile, 'id' | 'type'>, onDeleted?: () => void) => void remove(file, onDeleted),
  };
}

async function bring({ id, file_url }: VaultFile): Promise<boolean> {
  if (file_url !== null) return downloadFile(id, file_url);
  const note = await readNote(id);
  if (!note) throw new Error('the note is gone');
  return downloadNote(id, note);
}
