import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { useEffect, useRef, useState } from 'react';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { useIsDeleted } from '@/lib/deferred-deletions.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Meter } from '@/ui/meter.tsx';
import { useReviewSettings } from '../api/use-review-settings.ts';
import { ImportError, type ImportPlan } from './import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportChoice, ImportSource } from './import-source.tsx';
import type { TransferFile } from './read-file.ts';
import { readFileInWorker, TransferError } from './run-transfer.ts';
import { startImport, useImport } from './use-import.ts';

type Stage =
  | { name: 'choosing'; error?: string }
  | { name: 'reading'; share: number }
  | { name: 'preview'; plan: ImportPlan };

/** Chooses what to import, shows what it would make, and starts the import. */
export function ImportDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const last = useImport(uid);
  const isDeleted = useIsDeleted();
  const { weights } = useReviewSettings(uid);
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.decks);
  const reading = useRef<AbortController>(null);
  useEffect(() => {
    return () => reading.current?.abort();
  }, []);

  async function read(choice: ImportChoice) {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setStage({ name: 'reading', share: 0 });
    try {
      const plan = await readFileInWorker(
        { ...(await fileOf(choice)), weights },
        {
          signal,
          onProgress: (share) => setStage({ name: 'reading', share }),
        },
      );
      setStage({ name: 'preview', plan });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ImportError)) console.warn('a file could not be read', error);
      setStage({ name: 'choosing', error: messageOf(error) });
    }
  }

  return (
    <Dialog title="Import cards" onClose={onClose}>
      {stage.name === 'reading' && (
        <div className="grid gap-3">
          <p role="status">Reading the cards…</p>
          <Meter label="Reading the cards" value={stage.share} max={1} />
          <Button
            look="secondary"
            className="justify-self-end"
            onClick={() => {
              reading.current?.abort();
              setStage({ name: 'choosing' });
            }}
          >
            Cancel
          </Button>
        </div>
      )}
      {stage.name === 'preview' && (
        <ImportPreview
          plan={stage.plan}
          isBlocked={'id' in last && !isDeleted(last.id)}
          onBack={() => setStage({ name: 'choosing' })}
          onImport={() => {
            startImport(uid, stage.plan);
            onClose();
          }}
        />
      )}
      {/* Hidden and not removed, so that Back finds what was typed. */}
      <div hidden={stage.name !== 'choosing'} className="grid gap-4">
        {stage.name === 'choosing' && stage.error && <Alert look="destructive">{stage.error}</Alert>}
        {quotaMessage ? (
          <Alert look="info">{quotaMessage}</Alert>
        ) : (
          <ImportSource onChoose={(choice) => void read(choice)} />
        )}
      </div>
    </Dialog>
  );
}

/** @throws ImportError before a file that is too large is read into memory */
async function fileOf(choice: ImportChoice): Promise<TransferFile> {
  const { separators } = choice;
  if ('text' in choice) {
    return { name: choice.title, bytes: new TextEncoder().encode(choice.text), separators };
  }
  const { file } = choice;
  if (file.size > IMPORT_LIMITS.packedBytes) throw new ImportError(IMPORT_MESSAGES.tooLarge);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), separators };
}

function messageOf(error: unknown): string {
  const isOurs = error instanceof ImportError || error instanceof TransferError;
  return isOurs ? error.message : 'This file could not be opened. Choose it again.';
}
