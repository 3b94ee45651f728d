import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { downloadFile } from '@/lib/download-text.ts';
import { Button } from '@/ui/button.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { readReviewLog } from '../api/review-log.ts';
import type { ExportedCard } from './anki/write-package.ts';
import { TransferError, writePackageInWorker } from './run-transfer.ts';

interface AnkiPackageButtonProps {
  uid: string;
  title: string;
  cards: readonly ExportedCard[];
}

/** Downloads a deck as an Anki package, with the schedule of its cards and their reviews. */
export function AnkiPackageButton({ uid, title, cards }: AnkiPackageButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      // The log costs a read for each of its sittings: a deck of new cards is in none.
      const log = cards.some(({ reps }) => reps > 0) ? await readReviewLog(uid) : '';
      const bytes = await writePackageInWorker({ title, cards, log });
      downloadFile(`${title}.apkg`, bytes, 'application/octet-stream');
    } catch (error) {
      const isOurs = error instanceof TransferError;
      const reason = isOurs ? error.message : `Failed to export the deck: ${failureReason(error)}.`;
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
