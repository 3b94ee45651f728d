import type { AiResult } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { DeleteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteResult, useAiResults } from '../api/use-ai.ts';
import { ResultView } from './result-view.tsx';

/** The student's earlier results of a tool. */
export function History({ uid, tool }: { uid: string; tool: AiToolId }) {
  const results = useAiResults(uid, tool, (error) => {
    warnWithToast(
      'failed to load older results',
      error,
      `Failed to load older results: ${failureReason(error)}`,
    );
  });
  const [open, setOpen] = useState<Stored<AiResult> | null>(null);
  if (results.live.status === 'error') {
    return <ErrorState message="Failed to load your results" onRetry={results.live.retry} />;
  }
  if (results.all.length === 0) return null;

  function remove({ id }: Stored<AiResult>) {
    if (!confirm('Delete this result?')) return;
    deleteResult(uid, id).catch((error) => {
      warnWithToast(
        'failed to delete a result',
        error,
        `Failed to delete the result: ${failureReason(error)}`,
      );
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
              <span className="text-sm text-ink-soft">{relativeTime(result.created_at)}</span>
            </button>
            <IconButton label={`Delete ${result.title}`} look="danger" onClick={() => remove(result)}>
              <DeleteIcon aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore list={results} className="mt-3" />
      {open && (
        <Dialog title={open.title} isWide onClose={() => setOpen(null)}>
          {open.input && <Question text={open.input} />}
          <ResultView uid={uid} tool={tool} title={open.title} result={open.result} fileUrl={open.file_url} />
        </Dialog>
      )}
    </section>
  );
}

/** The student's input and the chosen options. */
function Question({ text }: { text: string }) {
  return (
    <section aria-labelledby="question" className="mb-4">
      <h3 id="question" className="mb-1 text-sm font-semibold text-ink-soft">
        You asked
      </h3>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be reachable by keyboard
        tabIndex={0}
        className="wrap-anywhere max-h-40 overflow-y-auto rounded-2xl bg-brand-tint px-4 py-3 text-sm whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  );
}
