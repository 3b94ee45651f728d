import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { BookmarkIcon, ModerationIcon, NoteIcon, UploadIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { BOOKMARKS_PATH } from '../viewer/use-open-file.ts';

interface VaultHeaderProps {
  isModerator: boolean | undefined;
  /** While a student searches, a phone shows only the title, to leave room for the results. */
  isSearching: boolean;
  onCreateNote: () => void;
  onUpload: () => void;
}

/** The vault's title, and its buttons and links. */
export function VaultHeader({ isModerator, isSearching, onCreateNote, onUpload }: VaultHeaderProps) {
  const hiddenOnPhone = isSearching ? 'max-sm:hidden' : '';
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <PageHeading>Community Study Vault</PageHeading>
        <p className={`text-ink-soft ${hiddenOnPhone}`}>
          Discover and share study materials with fellow learners
        </p>
      </div>
      <div className={`flex flex-wrap gap-3 lg:justify-end ${hiddenOnPhone}`}>
        {isModerator && (
          <Link to="/dashboard/vault/moderation" className={buttonClass('quiet')}>
            <ModerationIcon aria-hidden className="size-4" /> Moderation
          </Link>
        )}
        <Button look="secondary" onClick={onCreateNote}>
          <NoteIcon aria-hidden className="size-4" /> Create Note
        </Button>
        <Button onClick={onUpload}>
          <UploadIcon aria-hidden className="size-4" /> Share Files
        </Button>
        <Link to={BOOKMARKS_PATH} className={buttonClass('quiet')}>
          <BookmarkIcon aria-hidden className="size-4" /> Bookmarks
        </Link>
      </div>
    </header>
  );
}
