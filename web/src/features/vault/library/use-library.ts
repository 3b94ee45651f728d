import { LIBRARY_LIMITS } from '@akada/domain/vault/library-queries';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { useEffect } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { removeOfflineFiles } from '@/firebase/offline-files.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { removeFromLibrary, useLibrary } from '../api/library.ts';
import { useOfflineFileIds } from './use-offline-files.ts';

/** The student's offline files, which of them are on this device, and a way to remove one. */
export function useLibraryPage(uid: string) {
  const list = useLibrary(uid, (error) => {
    warnWithToast(
      'more of the library was not read',
      error,
      `Failed to load more files: ${failureReason(error)}`,
    );
  });
  const { live } = list;
  const files = live.status === 'ready' ? live.data : [];
  const isComplete = files.length < LIBRARY_LIMITS.page;
  const ids = useOfflineFileIds();

  // Frees the space of files that were removed on another device. A list of several pages isn't complete, so nothing
  // is deleted then.
  const removedElsewhere =
    live.status === 'ready' && live.isFresh && isComplete && ids
      ? [...ids].filter((id) => !files.some((file) => file.id === id)).join()
      : '';
  useEffect(() => {
    if (removedElsewhere)
      removeOfflineFiles(removedElsewhere.split(',')).catch((error) =>
        console.warn('offline files were not deleted', error),
      );
  }, [removedElsewhere]);

  function remove({ id, filename }: Stored<LibraryFile>): void {
    deleteWithUndo(id, {
      done: 'File removed from this device',
      deleteItem: async () => {
        await Promise.all([removeOfflineFiles([id]), removeFromLibrary(uid, id)]);
      },
      onFailure: (error) => {
        resubscribeAll();
        warnWithToast(
          'a file was not removed',
          error,
          `Failed to remove “${filename}”: ${failureReason(error)}`,
        );
      },
    });
  }

  return { ...useWithoutDeleted(list), ids, remove };
}
