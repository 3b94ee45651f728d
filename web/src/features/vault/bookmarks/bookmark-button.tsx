import type { Bookmark as Stored } from '@akada/domain/vault/library-schemas';
import { clsx } from 'clsx';
import { IconButton } from '@/ui/button.tsx';
import { BookmarkIcon } from '@/ui/icons.ts';
import { useBookmark } from '../api/bookmarks.ts';
import { useBookmarkActions } from './use-bookmark-actions.ts';

interface BookmarkButtonProps {
  uid: string;
  file: { id: string } & Pick<Stored, 'filename' | 'type'>;
}

/** Bookmarks an open file, or removes its bookmark. */
export function BookmarkButton({ uid, file }: BookmarkButtonProps) {
  const bookmark = useBookmark(uid, file.id);
  const { add, remove } = useBookmarkActions(uid);
  const isMarked = bookmark.status === 'ready' && bookmark.data !== null;
  return (
    <IconButton
      label={`Bookmark ${file.filename}`}
      aria-pressed={isMarked}
      disabled={bookmark.status === 'loading'}
      onClick={() => (isMarked ? remove(file.id) : add(file))}
    >
      <BookmarkIcon aria-hidden className={clsx('size-4', isMarked && 'fill-current text-brand-ink')} />
    </IconButton>
  );
}
