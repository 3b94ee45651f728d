import { LIBRARY_LIMITS } from '@akada/domain/vault/library';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { useEffect } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { removeOfflineFiles } from '@/firebase/offline-files.ts';
import { toast } from '@/ui/toast.tsx';
import { removeFromLibrary, useLibrary } from '../api/library.ts';
import { useOfflineFileIds } from './use-offline-files.ts';

/** My Library as its page shows it: the files, which of them are on this device, and the ways to change that. */
export function useLibraryPage(uid: string) {
  const list = useLibrary(uid, (error) => {
    console.warn('more of the library was not read', error);
    toast.error(`Failed to load more files: ${failureReason(error)}`);
  });
  const { live } = list;
  const files = live.status === 'ready' ? live.data : [];
  const isWhole = files.length < LIBRARY_LIMITS.page;
  const ids = useOfflineFileIds();

  // What was removed on another device takes no room on this one.
  const left =
    live.status === 'ready' && live.isFresh && isWhole && ids
      ? [...ids].filter((id) => !files.some((file) => file.id === id)).join()
      : '';
  useEffect(() => {
    if (left)
      removeOfflineFiles(left.split(',')).catch((error) => console.warn('files were not forgotten', error));
  }, [left]);

  async function remove({ id, filename }: Stored<LibraryFile>): Promise<void> {
    try {
      await Promise.all([removeOfflineFiles([id]), removeFromLibrary(uid, id)]);
    } catch (error) {
      console.warn('a file was not removed', error);
      resubscribeAll();
      toast.error(`Failed to remove “${filename}”: ${failureReason(error)}`);
    }
  }

  return { ...list, ids, remove };
}
