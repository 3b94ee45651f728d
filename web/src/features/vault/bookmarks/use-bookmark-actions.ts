import type { Bookmark } from '@akada/domain/vault/library-schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { addBookmark, removeBookmark } from '../api/bookmarks.ts';

/** Adds and removes bookmarks; a failed change is undone, with a toast that says why. */
export function useBookmarkActions(uid: string) {
  const report = (what: string) => (error: unknown) => {
    resubscribeAll();
    warnWithToast('a bookmark was not changed', error, `Failed to ${what}: ${failureReason(error)}`);
  };
  return {
    add: (file: { id: string } & Pick<Bookmark, 'filename' | 'type'>) =>
      void addBookmark(uid, file).catch(report('bookmark the file')),
    remove: (fileId: string) => void removeBookmark(uid, fileId).catch(report('remove the bookmark')),
  };
}
