import { typeOf } from '@akada/domain/vault';
import { useEffect, useState } from 'react';
import { TypeIcon } from './type-icon.tsx';

/** Pixels, twice for sharp screens. */
const SIZE = 56;

/** What a chosen file looks like: a picture, a PDF's first page, or the icon of its type. */
export function FilePreview({ file, refused }: { file: File; refused: boolean }) {
  const type = typeOf(file.name);
  const [picture, setPicture] = useState<string | null>(null);

  useEffect(() => {
    if (refused) return;
    let address: string | null = null;
    let wanted = true;
    preview(file, type)
      .then((blob) => {
        if (!blob || !wanted) return;
        address = URL.createObjectURL(blob);
        setPicture(address);
      })
      // The icon does as well; a file that cannot be read fails when it is sent.
      .catch((error) => console.warn('no preview', error));
    return () => {
      wanted = false;
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

async function preview(file: File, type: string): Promise<Blob | null> {
  if (type === 'jpg' || type === 'png') return file;
  if (type !== 'pdf' || savesData()) return null;
  const { firstPage } = await import('@/ui/pdf/first-page.ts');
  return firstPage(file, SIZE * 2);
}

/** Whether the student has told the browser to save data: then the PDF reader is not loaded for a thumbnail. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
