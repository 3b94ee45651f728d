import { formatCount, quantity } from '@akada/domain/text/plural';
import { useIsDeleted } from '@/lib/deferred-deletions.ts';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { Meter } from '@/ui/meter.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import type { ImportState } from './import-runner.ts';
import { importRunner, useImport } from './use-import.ts';

/** The student's import while it is under way, after it was broken off, and when it is complete. */
export function ImportStatus({ uid }: { uid: string }) {
  const state = useImport(uid);
  const online = useOnline();
  const isDeleted = useIsDeleted();
  if (state.status === 'none' || ('id' in state && isDeleted(state.id))) return null;
  const [first, ...others] = state.titles;
  const into = others.length > 0 ? quantity(state.titles.length, 'deck') : `“${first}”`;
  const what = `${quantity(state.total, 'card')} into ${into}`;
  if (state.status === 'done') {
    return (
      <Alert look="success">
        <p>Imported {what}.</p>
        <div>
          <Button look="secondary" size="sm" onClick={importRunner.dismiss}>
            OK
          </Button>
        </div>
      </Alert>
    );
  }
  const isRunning = state.status === 'running';
  return (
    <section aria-label="Import" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p role="status" className="font-semibold">
        {isRunning ? `Importing ${what}…` : `Not finished: importing ${what}.`}
      </p>
      <Meter label="Cards saved" value={state.saved} max={state.total} />
      <p className="text-sm text-ink-soft">{noteOf(state, online)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="danger" onClick={() => remove(state)}>
          {isRunning ? 'Cancel import' : 'Remove import'}
        </Button>
        {!isRunning && <Button onClick={() => void importRunner.continueImport()}>Continue import</Button>}
      </div>
    </section>
  );
}

type Unfinished = Exclude<ImportState, { status: 'none' | 'done' }>;

function noteOf(state: Unfinished, online: boolean): string {
  const saved = `${formatCount(state.saved)} of ${quantity(state.total, 'card')} saved.`;
  if (state.status === 'stopped' && state.reason) return `${saved} It stopped: ${state.reason}.`;
  if (!online) return `${saved} You're offline. It continues when you're back online.`;
  return state.status === 'running' ? `${saved} You can use other pages meanwhile. Keep Akada open.` : saved;
}

/** Stops the import, and deletes what it has saved once that can no longer be undone. */
function remove({ id, status }: Unfinished) {
  importRunner.pause();
  deleteWithUndo(id, {
    done: status === 'running' ? 'Import cancelled' : 'Import removed',
    deleteItem: importRunner.remove,
    onFailure: (error) =>
      warnWithToast(
        'failed to remove an import',
        error,
        'Failed to delete what was imported. Delete its decks in the list.',
      ),
    ...(status === 'running' && { onUndo: () => void importRunner.continueImport() }),
  });
}
