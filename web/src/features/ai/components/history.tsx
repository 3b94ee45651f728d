import type { DeviceTool } from '@akada/domain/ai/device-results';
import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import type { AiResult } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Paged } from '@/firebase/use-paged.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { DeleteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteDeviceResult, useDeviceResults } from '../api/device-results.ts';
import { deleteResult, useAiResults } from '../api/use-ai.ts';
import { mergePages, stateOfAll } from '../merge-pages.ts';
import { forgetResult } from '../recent.ts';
import { type AnyResult, isMadeOnDevice, ResultDialog } from './result-dialog.tsx';

interface HistoryProps<Tool extends AiToolId> {
  uid: string;
  tool: Tool;
}

/** The student's earlier results of a tool, made by AI and on the device. */
export function History({ uid, tool }: HistoryProps<AiToolId>) {
  return tool === 'paraphraser' ? (
    <AiHistory uid={uid} tool={tool} />
  ) : (
    <WholeHistory uid={uid} tool={tool} />
  );
}

/** The history of a tool that does not work on the device. */
function AiHistory({ uid, tool }: HistoryProps<AiToolId>) {
  return <Results uid={uid} tool={tool} lists={[useAiResults(uid, tool, reportFailedPage)]} />;
}

function WholeHistory({ uid, tool }: HistoryProps<DeviceTool>) {
  const byAi = useAiResults(uid, tool, reportFailedPage);
  const byDevice = useDeviceResults(uid, tool, reportFailedPage);
  return <Results uid={uid} tool={tool} lists={[byAi, byDevice]} />;
}

function reportFailedPage(error: unknown) {
  warnWithToast(
    'failed to load older results',
    error,
    `Failed to load older results: ${failureReason(error)}`,
  );
}

function Results({
  uid,
  tool,
  lists,
}: HistoryProps<AiToolId> & { lists: readonly (Paged<AiResult> | Paged<DeviceResult>)[] }) {
  const [open, setOpen] = useState<AnyResult | null>(null);
  const { status, retry } = stateOfAll(lists.map(({ live }) => live));
  const results = useWithoutDeleted(mergePages<AnyResult>(lists, ({ created_at }) => created_at));
  if (status === 'error') return <ErrorState message="Failed to load your results" onRetry={retry} />;
  if (status === 'loading' || results.all.length === 0) return null;

  function remove(result: AnyResult) {
    const { id } = result;
    deleteWithUndo(id, {
      done: 'Result deleted',
      deleteItem: () => {
        forgetResult(uid, id);
        return isMadeOnDevice(result) ? deleteDeviceResult(uid, id) : deleteResult(uid, id);
      },
      onFailure: (error) =>
        warnWithToast(
          'failed to delete a result',
          error,
          `Failed to delete the result: ${failureReason(error)}`,
        ),
    });
  }

  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 text-lg font-bold">
        Your results
      </h2>
      <ul className="grid gap-2">
        {results.all.map((result) => (
          <li key={result.id} className="flex items-center rounded-2xl border border-line bg-surface">
            <button
              type="button"
              className="grid min-h-11 min-w-0 grow px-4 py-2 text-left"
              onClick={() => setOpen(result)}
            >
              <span className="truncate font-semibold">{result.title}</span>
              <span className="text-sm text-ink-soft">
                {isMadeOnDevice(result) ? 'Made on your device' : 'Made by AI'} ·{' '}
                {relativeTime(result.created_at)}
              </span>
            </button>
            <IconButton label={`Delete ${result.title}`} look="danger" onClick={() => remove(result)}>
              <DeleteIcon aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore list={results} className="mt-3" />
      {open && <ResultDialog uid={uid} tool={tool} result={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
