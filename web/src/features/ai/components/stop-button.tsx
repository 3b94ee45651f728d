import { Button } from '@/ui/button.tsx';
import { StopIcon } from '@/ui/icons.ts';

/** Stops what is being made. */
export function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button look="secondary" onClick={onStop}>
      <StopIcon aria-hidden className="size-4" /> Stop
    </Button>
  );
}
