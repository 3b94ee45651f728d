import { useState } from 'react';
import { downloadFile } from '@/lib/download-text.ts';
import { Button } from '@/ui/button.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import type { ExportedCard } from './anki/write-package.ts';
import { TransferError, writePackageInWorker } from './run-transfer.ts';

/** Downloads a deck as an Anki package, with the schedule of its cards. */
export function AnkiPackageButton({ title, cards }: { title: string; cards: readonly ExportedCard[] }) {
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      downloadFile(`${title}.apkg`, await writePackageInWorker({ title, cards }), 'application/octet-stream');
    } catch (error) {
      const reason = error instanceof TransferError ? error.message : 'Something went wrong. Try again.';
      warnWithToast('failed to export a deck', error, reason);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button look="secondary" busy={isBusy} onClick={() => void download()}>
      Anki package
    </Button>
  );
}
