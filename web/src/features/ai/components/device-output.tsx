import type { AiToolId } from '@akada/domain/ai/tools';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { MadeByBadge } from '@/ui/made-by-badge.tsx';
import { Meter } from '@/ui/meter.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import type { CitedPdf } from '../api/use-cited-pdf.ts';
import type { StudyEngineState } from '../device/engine-download.ts';
import type { DeviceRun } from '../use-device-run.ts';
import { EngineProgress } from './engine-notice.tsx';
import { ImproveButton } from './improve-button.tsx';
import { ResultView } from './result-view.tsx';

interface DeviceOutputProps {
  uid: string;
  tool: AiToolId;
  run: DeviceRun;
  /** The PDF that it read, for opening cited pages. */
  pdf: CitedPdf | null;
  engine: StudyEngineState;
  usesLeft: number | undefined;
  onImprove: () => void;
  onward: ReactNode;
}

/** The output of a run on this device. */
export function DeviceOutput({
  uid,
  tool,
  run,
  pdf,
  engine,
  usesLeft,
  onImprove,
  onward,
}: DeviceOutputProps) {
  switch (run.status) {
    case 'idle':
      return null;
    case 'waiting':
      return <EngineProgress engine={engine} />;
    case 'running':
      return <Meter label="Working on this device" value={run.share ?? 0} max={1} />;
    case 'stopped':
      return <Alert look="info">You stopped this.</Alert>;
    case 'failed':
      return (
        <div className="grid gap-4">
          <Alert look="destructive">{run.message}</Alert>
          <ImproveButton label="Try with AI" usesLeft={usesLeft} onImprove={onImprove} />
        </div>
      );
    case 'empty':
      return (
        <div className="grid gap-4">
          <Alert look="info">{run.result.message}</Alert>
          {run.result.closest && <RichText>{run.result.closest}</RichText>}
          <ImproveButton label="Try with AI" usesLeft={usesLeft} onImprove={onImprove} />
        </div>
      );
    case 'done':
      return (
        <div className="grid gap-4">
          <p>
            <MadeByBadge by="device" />
          </p>
          {run.result.note && <Alert look="info">{run.result.note}</Alert>}
          <ResultView
            uid={uid}
            tool={tool}
            by="device"
            title={run.result.title}
            result={run.result.result}
            pdf={pdf}
            onward={onward}
          />
          <ImproveButton label="Improve with AI" usesLeft={usesLeft} onImprove={onImprove} />
        </div>
      );
  }
}
