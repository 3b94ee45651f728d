import type { FocusTarget } from '@akada/domain/focus/focus';
import { Button } from '@/ui/button.tsx';

/** The entry or task that the focus session is for. */
export function TargetLine({ target, onRemove }: { target: FocusTarget; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-xl bg-sunken py-1 pr-1 pl-3">
      <p className="min-w-0 grow basis-24 py-1.5 text-sm wrap-anywhere">
        <span className="text-ink-soft">For </span>
        <span className="line-clamp-2 inline font-semibold">{target.title}</span>
      </p>
      <Button
        look="quiet"
        size="sm"
        className="ml-auto"
        aria-label={`Remove ${target.title}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  );
}
