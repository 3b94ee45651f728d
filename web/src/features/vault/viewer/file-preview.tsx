import { MB } from '@akada/domain/files/file-limits';
import { typeOf } from '@akada/domain/vault/uploads';
import { useEffect, useState } from 'react';
import { TypeIcon } from '../list/type-icon.tsx';

/** In CSS pixels; PDFs are rendered at twice the size for high-density screens. */
const SIZE = 56;
/** A preview reads the whole PDF, and larger ones aren't worth the memory. */
const MAX_PREVIEW_BYTES = 10 * MB;

/** A thumbnail of a chosen file: the picture, a PDF's first page, or the icon of its type. */
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
      // The icon is shown instead; a file that can't be read fails when it is uploaded.
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
      // The file may not be a picture after all.
      onError={() => setPicture(null)}
      width={SIZE}
      height={SIZE}
      className="size-14 shrink-0 rounded-xl border border-line object-cover object-top"
    />
  );
}

async function preview(file: File, type: string, signal: AbortSignal): Promise<Blob | null> {
  if (type === 'jpg' || type === 'png') return file;
  if (type !== 'pdf' || file.size > MAX_PREVIEW_BYTES || savesData()) return null;
  const { firstPage } = await import('@/ui/pdf/first-page.ts');
  return firstPage(file, SIZE * 2, signal);
}

/** Whether the browser is set to save data; then the PDF reader isn't loaded for a thumbnail. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
