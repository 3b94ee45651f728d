import type { FsrsFit } from '@akada/domain/cards/fit-schemas';
import { formatCount } from '@akada/domain/text/plural';
import { useState } from 'react';
import { instantText } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { lazyPart } from '@/ui/lazy-part.tsx';

const FitDialog = lazyPart(() => import('./fit-dialog.tsx').then((file) => file.FitDialog));

interface SpacingFieldProps {
  uid: string;
  fit: FsrsFit | null;
  disabled: boolean;
  /** Gets a new fit, or null for the usual spacing. */
  onChange: (fit: FsrsFit | null) => void;
}

/** Whether flashcards are spaced as usual or by the student's own reviews, and the way to change that. */
export function SpacingField({ uid, fit, disabled, onChange }: SpacingFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <p>
        <span className="block font-semibold">Spacing of flashcards</span>
        <span className="block text-sm text-ink-soft">{describe(fit)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="sm" disabled={disabled} onClick={() => setIsOpen(true)}>
          {fit ? 'Fit again' : 'Fit to my reviews'}
        </Button>
        {fit?.weights && (
          <Button look="quiet" size="sm" disabled={disabled} onClick={() => onChange(null)}>
            Use the usual spacing
          </Button>
        )}
      </div>
      {isOpen && <FitDialog uid={uid} onFit={onChange} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function describe(fit: FsrsFit | null): string {
  if (!fit) return 'Flashcards follow how fast most people forget.';
  const on = instantText(fit.fitted_at, { dateStyle: 'long' });
  return fit.weights
    ? `Fitted to ${formatCount(fit.reviews)} of your reviews on ${on}.`
    : `The usual spacing suits your reviews best, as of ${on}.`;
}
