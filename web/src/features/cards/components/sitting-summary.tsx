import { dayOf, daysBetween } from '@akada/domain/days/day';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef } from 'react';
import { relativeTime } from '@/lib/relative-time.ts';
import { currentZone } from '@/lib/zone.ts';
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
  /** How many new cards may be learned today. */
  newLimit: number;
  /** Studies more new cards than that; null when there are none. */
  onMore: (() => void) | null;
}

/** The end of a sitting: what was reviewed, when the next card is due, and why new cards wait. */
export function SittingSummary({
  sitting: { steps, save },
  undo,
  next,
  newLimit,
  onMore,
}: SittingSummaryProps) {
  useReviewKeys({ undo });
  useEffect(() => {
    save();
  }, [save]);
  const summary = useRef<HTMLElement>(null);
  const isAfterReview = useRef(steps.length > 0);
  // The last card's buttons disappear and would take the focus with them.
  useEffect(() => {
    if (isAfterReview.current) summary.current?.focus({ preventScroll: true });
  }, []);
  const reviews = steps.flatMap(({ review, after }) => (review ? [{ ...review, card: after.id }] : []));
  const minutes = Math.max(1, Math.round(reviews.reduce((sum, { ms }) => sum + ms, 0) / 60_000));
  const facts = [
    ['Cards', String(new Set(reviews.map(({ card }) => card)).size)],
    ['Time', quantity(minutes, 'minute')],
    ['Again', quantity(reviews.filter(({ rating }) => rating === 'again').length, 'time')],
  ] as const;
  return (
    <section ref={summary} tabIndex={-1} aria-label="All done for now" className="outline-none">
      <EmptyState icon={AllDoneIcon} title="All done for now" scene="done">
        {reviews.length > 0 && (
          <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3">
            {facts.map(([name, value]) => (
              <div key={name} className="grid">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="text-lg font-bold tabular">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {next && <p className="text-ink-soft">The next card is due {whenDue(next)}.</p>}
        {onMore && (
          <p className="text-ink-soft">
            Today's limit of {quantity(newLimit, 'new card')} is reached. More come tomorrow.
          </p>
        )}
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
    </section>
  );
}

const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'in 10 minutes' today, then 'tomorrow', 'in 3 days'. A card can be reviewed from the morning of its day. */
function whenDue(due: Date): string {
  const days = daysBetween(dayOf(new Date(), currentZone()), dayOf(due, currentZone()));
  return days > 0 ? DAYS.format(days, 'day') : relativeTime(due);
}
