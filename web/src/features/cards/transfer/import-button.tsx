import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { UploadIcon } from '@/ui/icons.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((file) => file.ImportDialog));

/** Opens the import of cards from other programs, which loads only then. */
export function ImportButton({ uid }: { uid: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <UploadIcon aria-hidden className="size-4" /> Import
      </Button>
      {isOpen && <ImportDialog uid={uid} onClose={() => setIsOpen(false)} />}
    </>
  );
}
