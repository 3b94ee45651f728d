import type { Plan } from '@akada/domain/account/account';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { Meter } from '@/ui/meter.tsx';
import type { StudyEngineState } from '../device/engine-download.ts';
import type { QuestionRun } from '../use-question-run.ts';
import { EngineProgress } from './engine-notice.tsx';
import { GenerationFailure } from './generation-failure.tsx';
import { ImproveButton } from './improve-button.tsx';
import { StopNotice } from './stop-notice.tsx';

interface QuestionRunStatusProps {
  uid: string;
  run: QuestionRun;
  /** Null while unknown. */
  plan: Plan | null;
  engine: StudyEngineState;
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  /** What to offer when AI failed. */
  deviceOffer: ReactNode;
  onTryWithAi: () => void;
}

/** How far the making of questions is, and why there are none. */
export function QuestionRunStatus({ run, ...props }: QuestionRunStatusProps): ReactNode {
  return run.by === 'ai' ? <AiStatus run={run} {...props} /> : <DeviceStatus run={run} {...props} />;
}

function AiStatus({
  uid,
  run,
  plan,
  deviceOffer,
}: Omit<QuestionRunStatusProps, 'run'> & { run: Extract<QuestionRun, { by: 'ai' }> }) {
  switch (run.status) {
    case 'running':
      return run.upload !== undefined ? (
        <Meter label="PDF upload" value={Math.round(run.upload * 100)} max={100} />
      ) : (
        <p role="status" className="text-ink-soft">
          AI writes the questions, then answers them without the key to check them. This can take a minute.
        </p>
      );
    case 'stopped':
      return <StopNotice uid={uid} requestId={run.requestId} />;
    case 'failed':
      return <GenerationFailure plan={plan} failure={run} deviceOffer={deviceOffer} />;
    default:
      return null;
  }
}

function DeviceStatus({
  run,
  engine,
  usesLeft,
  onTryWithAi,
}: Omit<QuestionRunStatusProps, 'run'> & { run: Extract<QuestionRun, { by: 'device' }> }) {
  const tryWithAi = <ImproveButton label="Try with AI" usesLeft={usesLeft} onImprove={onTryWithAi} />;
  switch (run.status) {
    case 'waiting':
      return <EngineProgress engine={engine} />;
    case 'running':
      return <Meter label="Making questions" value={run.share ?? 0} max={1} />;
    case 'failed':
      return (
        <>
          <Alert look="destructive">{run.message}</Alert>
          {tryWithAi}
        </>
      );
    case 'empty':
      return (
        <>
          <Alert look="info">{run.result.message}</Alert>
          {tryWithAi}
        </>
      );
    default:
      return null;
  }
}
