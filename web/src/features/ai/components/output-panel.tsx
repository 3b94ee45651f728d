import type { Plan } from '@akada/domain/account/account';
import type { AiToolId } from '@akada/domain/ai/tools';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { Card } from '@/ui/card.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import type { Generation } from '../api/use-generate.ts';
import { GenerationFailure } from './generation-failure.tsx';
import { ResultSoFar, ResultView } from './result-view.tsx';
import { StopNotice } from './stop-notice.tsx';

interface OutputPanelProps {
  uid: string;
  tool: AiToolId;
  /** Null while unknown. */
  plan: Plan | null;
  generation: Generation;
}

/** A tool's output: empty, streaming, complete, stopped or failed. */
export function OutputPanel({ uid, tool, plan, generation }: OutputPanelProps) {
  const { status } = generation;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (status === 'running' || status === 'failed') scrollIntoSight(panel.current);
  }, [status]);
  return (
    <section ref={panel} aria-labelledby="output" aria-busy={status === 'running'}>
      <h2 id="output" className="mb-2 flex items-center gap-2 text-lg font-bold">
        Output {status === 'running' && <Spinner className="size-4 text-brand-ink" />}
      </h2>
      <p role="status" className="sr-only">
        {{ idle: '', running: 'Generating', stopped: 'Stopped', done: 'Done', failed: '' }[status]}
      </p>
      <Card className="min-h-32 p-5">
        {status === 'idle' && (
          <p className="flex items-center gap-2 text-ink-soft">
            <AiIcon aria-hidden className="size-4 shrink-0" /> Your result will appear here.
          </p>
        )}
        {status === 'running' && generation.upload !== undefined && generation.text === '' && (
          <Meter label="PDF upload" value={Math.round(generation.upload * 100)} max={100} />
        )}
        {status === 'running' && <ResultSoFar tool={tool} text={generation.text} />}
        {status === 'stopped' && (
          <div className="grid gap-4">
            <ResultSoFar tool={tool} text={generation.text} />
            <StopNotice uid={uid} requestId={generation.requestId} />
          </div>
        )}
        {status === 'failed' && <GenerationFailure plan={plan} failure={generation} />}
        {status === 'done' && (
          <div className="grid gap-4">
            {generation.output.note && <Alert look="info">{generation.output.note}</Alert>}
            <ResultView
              uid={uid}
              tool={tool}
              title={generation.output.title}
              result={generation.output.result}
              pdf={generation.output.file_url}
            />
            {generation.output.left !== null && (
              <p className="text-sm text-ink-soft">
                {quantity(generation.output.left, 'AI use')} left today.
              </p>
            )}
          </div>
        )}
      </Card>
    </section>
  );
}

/** On a phone the form fills the screen and would hide the output. Centred, the Stop button stays visible too. */
function scrollIntoSight(panel: HTMLElement | null): void {
  if (panel && panel.getBoundingClientRect().top > innerHeight / 2) panel.scrollIntoView({ block: 'center' });
}
