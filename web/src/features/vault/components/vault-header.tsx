import { BookMarked, FileUp, NotebookPen, ShieldCheck, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { MY_LIBRARY, MY_UPLOADS } from '../use-viewed.ts';

interface VaultHeaderProps {
  isModerator: boolean | undefined;
  /** While a student searches, a phone shows the title alone: the room is for what is found. */
  isSearching: boolean;
  onCreateNote: () => void;
  onUpload: () => void;
}

/** The title of the vault, and the ways to add to it. */
export function VaultHeader({ isModerator, isSearching, onCreateNote, onUpload }: VaultHeaderProps) {
  const shown = isSearching ? 'max-sm:hidden' : '';
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <PageHeading>Community Study Vault</PageHeading>
        <p className={`text-ink-soft ${shown}`}>Discover and share study materials with fellow learners</p>
      </div>
      <div className={`flex flex-wrap gap-3 ${shown}`}>
        {isModerator && (
          <Link to="/dashboard/vault/moderation" className={buttonClass('quiet')}>
            <ShieldCheck aria-hidden className="size-4" /> Moderation
          </Link>
        )}
        {/* On a phone the two that share stand side by side. */}
        <Link to={MY_LIBRARY} className={`${buttonClass('secondary')} max-sm:order-last`}>
          <BookMarked aria-hidden className="size-4" /> My Library
        </Link>
        <Link to={MY_UPLOADS} className={`${buttonClass('secondary')} max-sm:order-last`}>
          <FileUp aria-hidden className="size-4" /> My uploads
        </Link>
        <Button look="secondary" onClick={onCreateNote}>
          <NotebookPen aria-hidden className="size-4" /> Create Note
        </Button>
        <Button onClick={onUpload}>
          <Upload aria-hidden className="size-4" /> Share Files
        </Button>
      </div>
    </header>
  );
}
