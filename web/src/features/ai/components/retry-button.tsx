import { Button } from '@/ui/button.tsx';
import { RetryIcon } from '@/ui/icons.ts';

/** Asks the last question of a chat again, after its answer was stopped or failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button look="secondary" size="sm" className="self-start" onClick={onRetry}>
      <RetryIcon aria-hidden className="size-4" /> Try again
    </Button>
  );
}
