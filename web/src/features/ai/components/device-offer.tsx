import { formatSize } from '@akada/domain/files/file-size';
import { useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { OnThisDeviceIcon } from '@/ui/icons.ts';
import type { StudyEngineState } from '../device/engine-download.ts';
import { EngineNotHere } from './engine-notice.tsx';

interface DeviceOfferProps {
  engine: StudyEngineState;
  /** Runs what was typed on the device; fetches the study engine first if it isn't there. */
  onTry: () => void;
}

/** Offers to run the tool on the device instead of with AI. */
export function DeviceOffer({ engine, onTry }: DeviceOfferProps) {
  const isOnline = useOnline();
  if (engine.status === 'absent' && !isOnline) return <EngineNotHere bytes={engine.bytes} />;
  return (
    <>
      <Button look="secondary" size="sm" className="justify-self-start" onClick={onTry}>
        <OnThisDeviceIcon aria-hidden className="size-4" /> Try on this device
      </Button>
      {engine.status === 'absent' && <p>Downloads the study engine first: {formatSize(engine.bytes)}.</p>}
    </>
  );
}
