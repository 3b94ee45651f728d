import type { ReactNode } from 'react';
import { OFFLINE_MESSAGE, useOnline } from '@/lib/use-online.ts';
import { Button } from './button.tsx';
import { NoNetworkIcon } from './icons.ts';

interface FormButtonsProps {
  /** What the submit button shows. */
  label?: ReactNode;
  look?: 'primary' | 'danger';
  /** For a form inside a list rather than a dialog: the buttons are small and scroll with it. */
  isInline?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** For a form whose change can't be queued: without a network a note says so, and it can't be sent. */
  needsNetwork?: boolean;
  /** A button at the other end of the row. */
  start?: ReactNode;
  onCancel: () => void;
  /** Another way to send the form, before the submit button. */
  children?: ReactNode;
}

/** A note, shown without a network, that the form needs one. */
export function NeedsNetwork() {
  const online = useOnline();
  return (
    <p role="status" className="text-sm text-ink-soft">
      {!online && (
        <span className="mb-3 flex items-center gap-2">
          <NoNetworkIcon aria-hidden className="size-4 shrink-0" /> {OFFLINE_MESSAGE}
        </span>
      )}
    </p>
  );
}

/** At the end of a dialog, over the padding of what scrolls in it (dialog.tsx). */
const IN_VIEW = 'sticky -bottom-5 z-10 -mx-5 -mb-5 sm:rounded-b-3xl bg-surface px-5 pt-2 pb-5';

/** The last row of a form in a dialog: Cancel and the submit button. It stays in view while the form scrolls. */
export function FormButtons({
  label = 'Save',
  look = 'primary',
  isInline = false,
  busy = false,
  disabled = false,
  needsNetwork = false,
  start,
  onCancel,
  children,
}: FormButtonsProps) {
  const online = useOnline();
  const size = isInline ? 'sm' : 'md';
  return (
    <div className={isInline ? '' : IN_VIEW}>
      {needsNetwork && <NeedsNetwork />}
      <div className="flex flex-wrap justify-end gap-3">
        {start}
        <Button look="quiet" size={size} disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        {children}
        <Button
          type="submit"
          look={look}
          size={size}
          busy={busy}
          disabled={disabled || (needsNetwork && !online)}
          {...(look === 'danger' && { className: 'border border-current' })}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
