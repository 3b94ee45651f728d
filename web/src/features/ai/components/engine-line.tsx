import { formatSize } from '@akada/domain/files/file-size';
import { useOnline } from '@/lib/use-online.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { CheckIcon, DownloadIcon } from '@/ui/icons.ts';
import { useFocusWhenReady } from '../device/use-focus-when-ready.ts';
import { useStudyEngine } from '../device/use-study-engine.ts';
import { EngineProgress } from './engine-notice.tsx';

/** Says that the tools also work on this device, with the state of the study engine. */
export function EngineLine() {
  const { state, fetchEngine } = useStudyEngine();
  const isOnline = useOnline();
  const line = useFocusWhenReady(state);
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft"
    >
      <p>The tools also work on this device: free, offline, and using no data.</p>
      {state.status === 'ready' && (
        <Badge tone="green">
          <CheckIcon aria-hidden className="size-3.5" /> Ready
        </Badge>
      )}
      <EngineProgress engine={state} />
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      {(state.status === 'absent' || state.status === 'failed') && isOnline && (
        <Button look="secondary" size="sm" onClick={fetchEngine}>
          <DownloadIcon aria-hidden className="size-4" />
          {state.status === 'absent' ? `Get the study engine, ${formatSize(state.bytes)}` : 'Try again'}
        </Button>
      )}
    </div>
  );
}
