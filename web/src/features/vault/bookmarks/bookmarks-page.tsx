import type { Account } from '@akada/domain/account/schemas';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { BookmarkIcon } from '@/ui/icons.ts';
import { focusHeading } from '@/ui/page-heading.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useBookmarks } from '../api/bookmarks.ts';
import { OwnList } from '../my-uploads/own-list.tsx';
import { useFileDialogs } from '../use-file-dialogs.tsx';
import { BookmarkRow } from './bookmark-row.tsx';
import { useBookmarkActions } from './use-bookmark-actions.ts';

const EMPTY = {
  icon: BookmarkIcon,
  title: 'No bookmarks yet',
  hint: 'Open a file or note in the vault and press the bookmark button.',
  link: 'Go to the vault',
} as const;

/** The student's bookmarks, of every type. They aren't stored on the device, as offline files are. */
export function BookmarksPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const list = useBookmarks(uid, (error) => {
    warnWithToast(
      'more bookmarks were not read',
      error,
      `Failed to load more bookmarks: ${failureReason(error)}`,
    );
  });
  const { remove } = useBookmarkActions(uid);
  const { dialogs, reader } = useFileDialogs(uid, account);
  return (
    <OwnList
      title="Bookmarks"
      intro="Files and notes to come back to. To read a PDF without a network, keep it offline."
      noun="bookmarks"
      list={list}
      row={(bookmark) => (
        <BookmarkRow
          bookmark={bookmark}
          onRemove={() => {
            remove(bookmark.id);
            focusHeading();
          }}
        />
      )}
      empty={EMPTY}
      reader={reader}
    >
      {dialogs}
    </OwnList>
  );
}
