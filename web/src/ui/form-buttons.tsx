import { WifiOff } from 'lucide-react';
import { OFFLINE_MESSAGE, useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';

interface DialogButtonsProps {
  /** The label of the submit button. */
  label: string;
  look?: 'primary' | 'danger';
  busy: boolean;
  onCancel: () => void;
}

/** A note, shown without a network, that the form needs one. */
export function NeedsNetwork() {
  const online = useOnline();
  return (
    <p role="status" className="text-sm text-ink-soft">
      {!online && (
        <span className="mb-3 flex items-center gap-2">
          <WifiOff aria-hidden className="size-4 shrink-0" /> {OFFLINE_MESSAGE}
        </span>
      )}
    </p>
  );
}

/** The buttons of a form that can't be queued: without a network a note says so. */
export function DialogButtons({ label, look = 'primary', busy, onCancel }: DialogButtonsProps) {
  const online = useOnline();
  return (
    <div>
      <NeedsNetwork />
      <div className="flex justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          look={look}
          busy={busy}
          disabled={!online}
          {...(look === 'danger' && { className: 'border border-current' })}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
