import type { AiFile } from '@akada/domain/ai/file-schemas';
import { outdatedDays } from '@akada/domain/cards/count-upkeep';
import { type CardCounts, cardsWaiting, type DueDays, nextDue } from '@akada/domain/cards/counts';
import { NOT_DUE } from '@akada/domain/cards/decks';
import { daySpan, queueAt } from '@akada/domain/cards/queue';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { dayOf } from '@akada/domain/days/day';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { currentZone } from '@/lib/zone.ts';
import { Meter } from '@/ui/meter.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { useDueCards } from '../api/use-due-cards.ts';
import { useReviewSettings } from '../api/use-review-settings.ts';
import { useCardParts } from '../card-parts.ts';
import { useHeldCard } from '../use-held-card.ts';
import { useRerenderAt } from '../use-rerender-at.ts';
import { useSitting } from '../use-sitting.ts';
import { NothingToReview } from './nothing-to-review.tsx';
import { ReviewCard } from './review-card.tsx';
import { KEY_HINT } from './review-keys.ts';
import { ReviewTools } from './review-tools.tsx';
import { SittingSummary } from './sitting-summary.tsx';

interface ReviewProps {
  uid: string;
  /** Those of the queue: a page of due and of new cards. */
  cards: readonly Stored<Card>[];
  /** The decks of the cards, as far as they are known. */
  decks: readonly Stored<Deck>[];
  /** Whether the cards come from the device only, which may lack some. */
  isUnconfirmed?: boolean;
  /** Whether more of the queue is being read. */
  isPartial?: boolean | undefined;
  /** Whether they are of all decks, so that each says its deck. */
  isOfAll?: boolean;
}

/** Reviews due and new cards one after the other, until none is left for now. */
export function Review({
  uid,
  cards,
  decks,
  isUnconfirmed = false,
  isPartial = false,
  isOfAll = false,
}: ReviewProps) {
  const { schedule, newADay } = useReviewSettings(uid);
  const due = useDueCards(uid);
  const known = due.status === 'ready' ? due.data : null;
  const [more, setMore] = useState(0);
  const sitting = useSitting({
    ...{ uid, cards, decks, schedule },
    learnedToday: known?.learnedToday ?? null,
    limit: newADay + more,
    outdated: known?.isLatest ? outdatedDays(known.summary, dayOf(new Date(), currentZone())) : undefined,
  });
  const { newLeft } = sitting;
  const [page, setPage] = useState<{ pdf: AiFile; page: number } | null>(null);
  const { PdfPage } = useCardParts();
  const now = new Date();
  const day = daySpan(now, currentZone());
  const { ready, later } = queueAt(sitting.cards, { now, day, newLeft });
  useRerenderAt(later[0]?.due);
  const steps = sitting.steps.length;
  const [card, hold] = useHeldCard(ready, steps);

  function undo() {
    const restored = sitting.undo();
    if (restored) hold({ id: restored.id, steps: steps - 1 });
    else toast.info('Nothing to undo in this sitting.');
  }

  if (due.status === 'loading') return <PageSpinner label="Loading the cards" />;
  if (due.status === 'error') return <ErrorState message="Failed to load the cards" onRetry={due.retry} />;
  const counts = isOfAll ? known?.summary : decks[0];
  const waiting =
    counts && isCounted(counts) ? cardsWaiting(counts, dayOf(now, currentZone()), newLeft) : null;
  if (!card && isPartial) return <PageSpinner label="Loading the cards" />;
  if (!card) {
    if (steps === 0 && cards.length === 0) {
      // The counts may say offline that nothing is due.
      if (isUnconfirmed && waiting !== 0) return <NotAvailableOffline />;
      if (isOfAll && !hasCards(counts)) return <NothingToReview />;
    }
    const hasNew = sitting.cards.some(({ queue, due: from }) => queue === 'new' && from < day.end);
    return (
      <SittingSummary
        sitting={sitting}
        undo={undo}
        next={later[0]?.due ?? nextAfterToday(counts?.due ?? {}, now)}
        newLimit={newADay + more}
        onMore={hasNew ? () => setMore(more + REVIEW_LIMITS.more) : null}
      />
    );
  }
  // The queue has a page of them; how many more there are, the counts say.
  const shown = ready.length + later.length;
  const left = cards.length < REVIEW_LIMITS.page ? shown : Math.max(shown, waiting ?? 0);
  const deck = decks.find(({ id }) => id === card.deck_id);
  const pdf = deck?.file && deck.file.from !== 'note' ? deck.file : null;
  return (
    <section aria-label="Review" className="grid gap-4">
      <div className="grid gap-2">
        <p aria-live="polite" className="text-sm text-ink-soft">
          {quantity(left, 'card is', 'cards are')} due
        </p>
        <Meter label="Reviewed in this sitting" value={steps} max={steps + left} />
      </div>
      <ReviewTools
        uid={uid}
        card={card}
        sitting={sitting}
        undo={undo}
        render={(actions) => (
          <ReviewCard
            key={`${card.id} ${card.reps} ${steps}`}
            card={card}
            deckTitle={isOfAll ? deck?.title : undefined}
            schedule={schedule}
            onPage={pdf ? (number) => setPage({ pdf, page: number }) : undefined}
            onRate={(rating, ms) => sitting.rate(card, rating, ms)}
            actions={actions}
          />
        )}
      />
      <p className="hidden text-center text-sm text-ink-soft pointer-fine:block">{KEY_HINT}</p>
      {page && <PdfPage {...page} onClose={() => setPage(null)} />}
    </section>
  );
}

/** Whether counts were ever stored; the app of an earlier release has none. */
function isCounted({ due, new: fresh }: Partial<CardCounts>): boolean {
  return due !== undefined || fresh !== undefined;
}

/** Whether any card is counted, due at any time or new. */
function hasCards({ due = {}, new: fresh = 0 }: Partial<CardCounts> = {}): boolean {
  return fresh > 0 || Object.values(due).some((count) => count > 0);
}

/** When the next card is due after today, by the counts of the deck or of all decks; null when none is. */
function nextAfterToday(due: DueDays, now: Date): Date | null {
  const today = dayOf(now, currentZone());
  const later = Object.fromEntries(Object.entries(due).filter(([day]) => day > today));
  const next = nextDue({ due: later, new: 0 }, { now, zone: currentZone(), newLeft: 0 });
  return next < NOT_DUE ? next : null;
}
