import { quantity } from '@akada/domain/text/plural';
import { OFFLINE_MESSAGE, useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { RunningExport } from '../api/use-export.ts';

/** Exports the student's data and shows the progress. */
export function ExportPanel({ state, start, cancel }: RunningExport) {
  const online = useOnline();
  const isRunning = state.status === 'running';
  return (
    <div className="grid justify-items-start gap-3">
      {isRunning ? (
        <Button look="secondary" size="sm" onClick={cancel}>
          Cancel the export
        </Button>
      ) : (
        <Button look="secondary" size="sm" disabled={!online} onClick={() => void start()}>
          <DownloadIcon aria-hidden className="size-4" /> Export my data
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isRunning && (
          <span className="flex items-center gap-2">
            <Spinner className="size-4" /> {countOf(state.documents)} so far...
          </span>
        )}
        {state.status === 'done' && `Saved to your device: ${countOf(state.documents)}.`}
        {!online && !isRunning && OFFLINE_MESSAGE}
      </p>
      {state.status === 'failed' && <Alert look="destructive">{state.message}</Alert>}
    </div>
  );
}

function countOf(documents: number): string {
  return quantity(documents, 'document');
}
