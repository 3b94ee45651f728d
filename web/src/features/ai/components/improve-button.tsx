import { useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { IS_AI_SET_UP } from '../has-model.ts';

interface ImproveButtonProps {
  label: 'Improve with AI' | 'Try with AI';
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  onImprove: () => void;
}

/** Sends the input of a run on the device to AI. Renders nothing offline or when no AI uses are left. */
export function ImproveButton({ label, usesLeft, onImprove }: ImproveButtonProps) {
  const isOnline = useOnline();
  if (!IS_AI_SET_UP || !isOnline || usesLeft === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button look="secondary" onClick={onImprove}>
        <AiIcon aria-hidden className="size-4" /> {label}
      </Button>
      {usesLeft !== undefined && (
        <span className="text-sm text-ink-soft">Takes 1 AI use; you have {usesLeft} left today.</span>
      )}
    </div>
  );
}
