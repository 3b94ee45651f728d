import type { Plan } from '@akada/domain/account/account';
import type { AiToolId } from '@akada/domain/ai/tools';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import type { StudyEngineState } from '../device/engine-download.ts';
import type { ToolRun } from '../use-tool-run.ts';
import { AiOutput } from './ai-output.tsx';
import { DeviceOutput } from './device-output.tsx';

interface OutputPanelProps {
  uid: string;
  tool: AiToolId;
  /** Null while unknown. */
  plan: Plan | null;
  run: ToolRun;
  /** The PDF that the run read. */
  pdf: CitedPdf | null;
  engine: StudyEngineState;
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  /** What to offer when AI failed. */
  deviceOffer: ReactNode;
  onImprove: () => void;
  /** Shows the solution of a problem after its hint; null if there is none to show. */
  onSolve: (() => void) | null;
}

const ANNOUNCED: Record<ToolRun['status'], string> = {
  idle: '',
  waiting: 'Getting the study engine',
  running: 'Generating',
  stopped: 'Stopped',
  done: 'Done',
  // Their notices are announced.
  empty: '',
  failed: '',
};

/** A tool's output: empty, in progress, complete, stopped or failed. */
export function OutputPanel({
  uid,
  tool,
  plan,
  run,
  pdf,
  engine,
  usesLeft,
  deviceOffer,
  onImprove,
  onSolve,
}: OutputPanelProps) {
  const { status } = run;
  const isBusy = status === 'running' || status === 'waiting';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (['running', 'waiting', 'empty', 'failed'].includes(status)) scrollIntoSight(panel.current, 'center');
    if (status === 'done') scrollIntoSight(panel.current, 'start');
  }, [status]);
  const onward = onSolve && (
    <p className="flex flex-wrap items-center gap-3">
      <Button onClick={onSolve}>Show the full solution</Button>
      {run.by === 'ai' && <span className="text-sm text-ink-soft">Takes 1 AI use.</span>}
    </p>
  );
  return (
    <section ref={panel} aria-labelledby="output" aria-busy={isBusy}>
      <h2 id="output" className="mb-2 flex items-center gap-2 text-lg font-bold">
        Output {isBusy && <Spinner className="size-4 text-brand-ink" />}
      </h2>
      <p role="status" className="sr-only">
        {ANNOUNCED[status]}
      </p>
      <Card className="min-h-32 p-5 @4xl/page:min-h-72">
        {status === 'idle' && (
          <p className="flex items-center gap-2 text-ink-soft">
            <AiIcon aria-hidden className="size-4 shrink-0" /> Your result will appear here.
          </p>
        )}
        {run.by === 'ai' ? (
          <AiOutput
            uid={uid}
            tool={tool}
            plan={plan}
            generation={run}
            pdf={pdf}
            deviceOffer={deviceOffer}
            onward={onward}
          />
        ) : (
          <DeviceOutput
            uid={uid}
            tool={tool}
            run={run}
            pdf={pdf}
            engine={engine}
            usesLeft={usesLeft}
            onImprove={onImprove}
            onward={onward}
          />
        )}
      </Card>
    </section>
  );
}

/** On a phone the form fills the screen and would hide the output. Centred, the Stop button stays visible too. */
function scrollIntoSight(panel: HTMLElement | null, block: 'center' | 'start'): void {
  if (panel && panel.getBoundingClientRect().top > innerHeight / 3) panel.scrollIntoView({ block });
}
