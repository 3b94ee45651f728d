import { useCallback, useState } from 'react';
import { PdfView } from '@/ui/lazy-pdf-view.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { useLibraryFile } from '../api/library.ts';
import { LibraryBar } from '../library/library-bar.tsx';
import { useReadingPlace } from '../library/use-reading-place.ts';

interface PdfReaderProps {
  uid: string;
  file: { id: string; filename: string; size: number };
  /** The PDF's bytes or its address. */
  source: Blob | string;
  /** The page to begin with; by default the one where the student stopped. */
  page?: number;
  /** Whether the student's plan includes offline files; null until the plan is known. */
  canKeepOffline: boolean | null;
}

/** Shows a PDF from where the student stopped, and offers to keep it offline. */
export function PdfReader(props: PdfReaderProps) {
  const entry = useLibraryFile(props.uid, props.file.id);
  if (entry.status === 'loading') return <PageSpinner label={`Opening ${props.file.filename}`} />;
  const saved = entry.status === 'ready' ? (entry.data?.page ?? null) : null;
  return <OpenReader {...props} saved={saved} />;
}

function OpenReader({
  uid,
  file,
  source,
  page,
  canKeepOffline,
  saved,
}: PdfReaderProps & { saved: number | null }) {
  const [startPage, turnTo] = useReadingPlace(uid, file.id, saved, page);
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
        isInLibrary={saved !== null}
        canKeepOffline={canKeepOffline}
      />
      <PdfView source={source} title={file.filename} page={startPage} onShown={onShown} />
    </div>
  );
}
