import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import {
  BookmarkIcon,
  ModerationIcon,
  MyLibraryIcon,
  MyUploadsIcon,
  NoteIcon,
  UploadIcon,
} from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { BOOKMARKS_PATH, MY_LIBRARY_PATH, MY_UPLOADS_PATH } from '../viewer/use-open-file.ts';

const OWN_LISTS = [
  { to: MY_LIBRARY_PATH, label: 'My Library', icon: MyLibraryIcon },
  { to: MY_UPLOADS_PATH, label: 'My Uploads', icon: MyUploadsIcon },
  { to: BOOKMARKS_PATH, label: 'Bookmarks', icon: BookmarkIcon },
] as const;

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
      <div className={`grid grid-cols-1 gap-3 ${hiddenOnPhone}`}>
        <div className="flex flex-wrap gap-3 lg:justify-end">
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
        </div>
        <nav aria-label="Your files" className="flex flex-wrap gap-2 lg:justify-end">
          {OWN_LISTS.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={buttonClass('secondary', 'sm')}>
              <Icon aria-hidden className="size-4 max-sm:hidden" /> {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
