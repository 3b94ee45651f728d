import { useCallback, useState } from 'react';
import { PdfView } from '@/ui/lazy-pdf-view.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { useLibraryFile } from '../api/library.ts';
import { LibraryBar } from '../library/library-bar.tsx';
import { useReadingPlace } from '../library/use-reading-place.ts';

interface PdfReaderProps {
  uid: string;
  file: { id: string; filename: string; size: number };
  /** Its bytes, or the address where they are. */
  source: Blob | string;
  /** The page to begin with; without it, where the student stopped. */
  page?: number;
  /** Whether the student's plan has My Library; null while the plan is not known. */
  canKeepOffline: boolean | null;
}

/** A PDF, begun where the student stopped, with the way into My Library. */
export function PdfReader(props: PdfReaderProps) {
  const entry = useLibraryFile(props.uid, props.file.id);
  if (entry.status === 'loading') return <PageSpinner label={`Opening ${props.file.filename}`} />;
  const stored = entry.status === 'ready' ? (entry.data?.page ?? null) : null;
  return <OpenReader {...props} stored={stored} />;
}

function OpenReader({
  uid,
  file,
  source,
  page,
  canKeepOffline,
  stored,
}: PdfReaderProps & { stored: number | null }) {
  const [begun, turnTo] = useReadingPlace(uid, file.id, stored, page);
  const [shown, setShown] = useState<{ page: number; pages: number } | null>(null);
  const onShown = useCallback(
    (page: number, pages: number) => {
      setShown({ page, pages });
      turnTo(page);
    },
    [turnTo],
  );
  return (
    <div className="grid gap-3">
      <LibraryBar
        uid={uid}
        file={file}
        shown={shown}
        isInLibrary={stored !== null}
        canKeepOffline={canKeepOffline}
      />
      <PdfView source={source} title={file.filename} page={begun} onShown={onShown} />
    </div>
  );
}
