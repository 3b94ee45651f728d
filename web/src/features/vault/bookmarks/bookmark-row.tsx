import type { Bookmark } from '@akada/domain/vault/library-schemas';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { RemoveBookmarkIcon } from '@/ui/icons.ts';
import { FileLink } from '../list/file-link.tsx';
import { TypeIcon } from '../list/type-icon.tsx';

/** A bookmarked file or note. */
export function BookmarkRow({ bookmark, onRemove }: { bookmark: Stored<Bookmark>; onRemove: () => void }) {
  return (
    <Card className="relative flex h-full items-center gap-x-3 py-3 pr-1 pl-3">
      <TypeIcon type={bookmark.type} small />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          <FileLink file={bookmark} isOneLine />
        </h2>
        <p className="text-sm text-ink-soft">Bookmarked {relativeTime(bookmark.added_at)}</p>
      </div>
      {/* Above the link that covers the row. */}
      <div className="relative z-10">
        <IconButton label={`Remove bookmark ${bookmark.filename}`} onClick={onRemove}>
          <RemoveBookmarkIcon aria-hidden className="size-4" />
        </IconButton>
      </div>
    </Card>
  );
}
