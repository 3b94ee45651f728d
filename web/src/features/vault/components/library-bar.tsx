import { FEATURE_PLANS } from '@akada/domain/plans';
import { Check } from 'lucide-react';
import { forgetFiles } from '@/firebase/kept-files.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { sentOrKept } from '@/firebase/sent-or-kept.ts';
import { Badge } from '@/ui/badge.tsx';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { keepReader } from '@/ui/pdf/preload.ts';
import { toast } from '@/ui/toast.tsx';
import { addToLibrary } from '../api/library.ts';
import { useKeptIds } from '../use-kept.ts';
import { FetchButton } from './fetch-button.tsx';

interface LibraryBarProps {
  uid: string;
  file: { id: string; filename: string; size: number };
  /** The page that is looked at, of how many; null before the file is open. */
  shown: { page: number; pages: number } | null;
  /** Whether the file is in My Library. */
  isKept: boolean;
  mayKeep: boolean | null;
}

/** How an open file stands with My Library, and the way into it. */
export function LibraryBar({ uid, file, shown, isKept, mayKeep }: LibraryBarProps) {
  const ids = useKeptIds();
  if (!ids || (!isKept && mayKeep === null)) return null;
  if (!isKept && !mayKeep) {
    return (
      <LockedFeature plan={FEATURE_PLANS.pdf_library}>
        Keeping files for offline, at the page where you stopped, comes with
      </LockedFeature>
    );
  }

  /** The file is on the device by now, where it stays only when it is in the library. */
  async function add(): Promise<void> {
    keepReader();
    if (isKept || !shown) return;
    const { filename, size } = file;
    const written = addToLibrary(uid, file.id, { filename, size, ...shown });
    // What fetched it has gone by now, with the place for its failures: at once the file counts as kept.
    const settled = written.catch((error) => {
      console.warn('a file was not kept', error);
      toast.error(`Failed to keep “${filename}”: ${reasonOf(error)}`);
      return forgetFiles([file.id]);
    });
    await sentOrKept(settled);
  }

  return (
    <div>
      {isKept && ids.has(file.id) ? (
        <p role="status">
          <Badge tone="green">
            <Check aria-hidden className="size-3.5" /> On this device
          </Badge>
        </p>
      ) : (
        <FetchButton
          file={file}
          label={isKept ? 'Fetch to this device' : 'Keep offline'}
          disabled={!shown}
          afterwards={add}
        />
      )}
    </div>
  );
}
