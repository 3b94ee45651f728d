import { typeOf } from '@akada/domain/vault/vault';
import { useEffect, useState } from 'react';
import { TypeIcon } from '../list/type-icon.tsx';

/** Pixels, twice for sharp screens. */
const SIZE = 56;
/** A PDF is read whole for its preview: one that is larger is not worth the memory. */
const MOST_BYTES = 10 * 1024 * 1024;

/** What a chosen file looks like: a picture, a PDF's first page, or the icon of its type. */
export function FilePreview({ file, refused }: { file: File; refused: boolean }) {
  const type = typeOf(file.name);
  const [picture, setPicture] = useState<string | null>(null);

  useEffect(() => {
    if (refused) return;
    let address: string | null = null;
    const leaving = new AbortController();
    preview(file, type, leaving.signal)
      .then((blob) => {
        if (!blob || leaving.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setPicture(address);
      })
      // The icon does as well; a file that cannot be read fails when it is sent.
      .catch((error) => console.warn('no preview', error));
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [file, type, refused]);

  if (!picture) return <TypeIcon type={type} />;
  return (
    <img
      src={picture}
      alt=""
      // One that is no picture after all.
      onError={() => setPicture(null)}
      width={SIZE}
      height={SIZE}
      className="size-14 shrink-0 rounded-xl border border-line object-cover object-top"
    />
  );
}

async function preview(file: File, type: string, signal: AbortSignal): Promise<Blob | null> {
  if (type === 'jpg' || type === 'png') return file;
  if (type !== 'pdf' || file.size > MOST_BYTES || savesData()) return null;
  const { firstPage } = await import('@/ui/pdf/first-page.ts');
  return firstPage(file, SIZE * 2, signal);
}

/** Whether the student has told the browser to save data: then the PDF reader is not loaded for a thumbnail. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
