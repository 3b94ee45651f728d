import type { Plan } from '@akada/domain/account/account';
import type { AiToolId } from '@akada/domain/ai/tools';
import { quantity } from '@akada/domain/text/plural';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { MadeByBadge } from '@/ui/made-by-badge.tsx';
import { Meter } from '@/ui/meter.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import type { Generation } from '../api/use-generate.ts';
import { GenerationFailure } from './generation-failure.tsx';
import { ResultSoFar, ResultView } from './result-view.tsx';
import { StopNotice } from './stop-notice.tsx';

interface AiOutputProps {
  uid: string;
  tool: AiToolId;
  /** Null while unknown. */
  plan: Plan | null;
  generation: Generation;
  /** The PDF that it read, for opening cited pages. */
  pdf: CitedPdf | null;
  /** What to offer after a failure. */
  deviceOffer: ReactNode;
  onward: ReactNode;
}

/** The output of a run with AI. */
export function AiOutput({ uid, tool, plan, generation, pdf, deviceOffer, onward }: AiOutputProps) {
  switch (generation.status) {
    case 'idle':
      return null;
    case 'running':
      return generation.upload !== undefined && generation.text === '' ? (
        <Meter label="PDF upload" value={Math.round(generation.upload * 100)} max={100} />
      ) : (
        <ResultSoFar tool={tool} text={generation.text} />
      );
    case 'stopped':
      return (
        <div className="grid gap-4">
          <ResultSoFar tool={tool} text={generation.text} />
          <StopNotice uid={uid} requestId={generation.requestId} />
        </div>
      );
    case 'failed':
      return <GenerationFailure plan={plan} failure={generation} deviceOffer={deviceOffer} />;
    case 'done':
      return (
        <div className="grid gap-4">
          <p>
            <MadeByBadge by="ai" />
          </p>
          {generation.output.note && <Alert look="info">{generation.output.note}</Alert>}
          <ResultView
            uid={uid}
            tool={tool}
            by="ai"
            title={generation.output.title}
            result={generation.output.result}
            pdf={pdf}
            onward={onward}
          />
          {generation.output.left !== null && (
            <p className="text-sm text-ink-soft">{quantity(generation.output.left, 'AI use')} left today.</p>
          )}
        </div>
      );
  }
}
