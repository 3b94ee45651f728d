import { formatSize } from '@akada/domain/files/file-size';
import { useState } from 'react';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import type { StudyEngineState } from '../device/engine-download.ts';
import { useFocusWhenReady } from '../device/use-focus-when-ready.ts';

const READY_TEXTS = {
  yes: 'The study engine is ready. It works offline now.',
  soon: 'The study engine is ready. The app itself is still being saved for offline use.',
  no: 'The study engine is ready until you close this page.',
} as const;

interface EngineProps {
  engine: StudyEngineState;
}

/** Offers to fetch the study engine, shows its progress, and says when it has arrived. Renders nothing if it was
 * there before. */
export function EngineNotice({ engine, fetchEngine }: EngineProps & { fetchEngine: () => void }) {
  const isOnline = useOnline();
  const [wasFetched, setWasFetched] = useState(false);
  if (engine.status === 'fetching' && !wasFetched) setWasFetched(true);
  const message = useFocusWhenReady(engine);

  switch (engine.status) {
    case 'checking':
      return null;
    case 'ready':
      return (
        wasFetched && (
          <Alert ref={message} look="success">
            {READY_TEXTS[engine.worksOffline]}
          </Alert>
        )
      );
    case 'fetching':
      return <EngineProgress engine={engine} />;
    case 'failed':
      return (
        <Alert look="destructive">
          {engine.message}
          <Button look="secondary" size="sm" className="justify-self-start" onClick={fetchEngine}>
            Try again
          </Button>
        </Alert>
      );
    case 'absent':
      return (
        <Alert look="info">
          {isOnline ? (
            <>
              Get the study engine once. Then this works offline.
              <Button size="sm" className="justify-self-start" onClick={fetchEngine}>
                <DownloadIcon aria-hidden className="size-4" /> Get the study engine,{' '}
                {formatSize(engine.bytes)}
              </Button>
            </>
          ) : (
            <EngineNotHere bytes={engine.bytes} />
          )}
        </Alert>
      );
  }
}

/** How much of the study engine has arrived. */
export function EngineProgress({ engine }: EngineProps) {
  if (engine.status !== 'fetching') return null;
  const { bytes, received } = engine;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft tabular">
        Getting the study engine: {formatSize(received)} of {formatSize(bytes)}
      </p>
      <Meter label="Getting the study engine" value={received} max={bytes} />
    </div>
  );
}

/** Says, offline, that the study engine can't be used yet and how to get it. */
export function EngineNotHere({ bytes }: { bytes: number }) {
  return (
    <p>
      The study engine isn't on this device yet. When you're online, choose On this device to get it (
      {formatSize(bytes)}). It works offline afterwards.
    </p>
  );
}
