import { quantity } from '@akada/domain/text/plural';
import { useEffect } from 'react';
import { relativeTime } from '@/lib/relative-time.ts';
import { Button } from '@/ui/button.tsx';
import { AllDoneIcon, UndoIcon } from '@/ui/icons.ts';
import { EmptyState } from '@/ui/states.tsx';
import type { Sitting } from '../use-sitting.ts';
import { useReviewKeys } from './review-keys.ts';

interface SittingSummaryProps {
  sitting: Sitting;
  undo: () => void;
  /** When the next card is due; null when none is. */
  next: Date | null;
  /** Studies more new cards than the day's limit allows; null when there are none. */
  onMore: (() => void) | null;
}

/** The end of a sitting: what was reviewed, and when the next card is due. */
export function SittingSummary({ sitting: { steps, save }, undo, next, onMore }: SittingSummaryProps) {
  useReviewKeys({ undo });
  useEffect(() => {
    save();
  }, [save]);
  const reviews = steps.flatMap(({ review, after }) => (review ? [{ ...review, card: after.id }] : []));
  const minutes = Math.max(1, Math.round(reviews.reduce((sum, { ms }) => sum + ms, 0) / 60_000));
  const facts = [
    ['Cards', String(new Set(reviews.map(({ card }) => card)).size)],
    ['Time', quantity(minutes, 'minute')],
    ['Again', quantity(reviews.filter(({ rating }) => rating === 'again').length, 'time')],
  ] as const;
  return (
    <EmptyState icon={AllDoneIcon} title="All done for now">
      {reviews.length > 0 && (
        <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3">
          {facts.map(([name, value]) => (
            <div key={name} className="grid">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="text-lg font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {next && <p className="text-ink-soft">The next card is due {relativeTime(next)}.</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {onMore && (
          <Button look="secondary" onClick={onMore}>
            Study more new cards
          </Button>
        )}
        {steps.length > 0 && (
          <Button look="quiet" onClick={undo}>
            <UndoIcon aria-hidden className="size-4" /> Undo
          </Button>
        )}
      </div>
    </EmptyState>
  );
}
