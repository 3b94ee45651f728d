import { dueByRating, formatInterval, isDue, rateCard } from '@akada/domain/cards/card';
import { RATINGS, type Rating } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Button } from '@/ui/button.tsx';
import { CardSource } from '@/ui/card-source.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { AllDoneIcon } from '@/ui/icons.ts';
import type { OnPage } from '@/ui/page-link.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { saveReview } from '../api/decks.ts';
import { useRerenderAt } from '../use-rerender-at.ts';

const LABELS: Record<Rating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface ReviewProps {
  uid: string;
  deckId: string;
  cards: Stored<Card>[];
  /** Opens the page of a card. */
  onPage: OnPage;
}

/** Reviews the due cards one after the other. */
export function Review({ uid, deckId, cards, onPage }: ReviewProps) {
  const now = new Date();
  const due = cards.filter((card) => isDue(card, now));
  const next = cards.find((card) => !isDue(card, now));
  useRerenderAt(next?.due);
  const [card] = due;
  if (!card) return <AllDone next={next} />;
  return (
    <section aria-label="Review" className="grid gap-4">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {quantity(due.length, 'card is', 'cards are')} due
      </p>
      <ReviewCard
        key={`${card.id}-${card.reps}`}
        card={card}
        onPage={onPage}
        onRate={(rating) =>
          saveReview(uid, deckId, { id: card.id, change: rateCard(card, rating, new Date()) }, cards).catch(
            (error) => {
              warnWithToast(
                'failed to save a review',
                error,
                `Failed to save your review: ${failureReason(error)}`,
              );
            },
          )
        }
      />
    </section>
  );
}

interface ReviewCardProps {
  card: Card;
  onPage: OnPage;
  onRate: (rating: Rating) => void;
}

function ReviewCard({ card, onPage, onRate }: ReviewCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const now = new Date();
  const dues = dueByRating(card, now);
  const article = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const showAnswer = useRef<HTMLButtonElement>(null);
  // The pressed button disappears and would take the focus with it. The question must stay visible, even on a phone in
  // landscape.
  useEffect(() => {
    (isOpen ? answer : showAnswer).current?.focus({ preventScroll: true });
    if (article.current) scrollIntoSight(article.current);
  }, [isOpen]);
  return (
    <article ref={article} aria-label="Card" className="grid gap-4">
      <div className="grid min-h-52 content-center rail:min-h-24 rail:p-4 gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card">
        <div className="text-lg font-semibold text-balance whitespace-pre-line">
          <FormulaText>{card.front}</FormulaText>
        </div>
        <div aria-live="polite">
          {isOpen && (
            <div ref={answer} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 outline-none">
              <div className="whitespace-pre-line">
                <FormulaText>{card.back}</FormulaText>
              </div>
              <CardSource card={card} onPage={onPage} />
            </div>
          )}
        </div>
      </div>
      {isOpen ? (
        <div className="grid grid-pairs gap-3 sm:grid-cols-4">
          {RATINGS.map((rating) => (
            <Button
              key={rating}
              look="secondary"
              className="h-auto! flex-col gap-0! py-2"
              onClick={() => onRate(rating)}
            >
              {LABELS[rating]}
              <span className="text-xs font-normal text-ink-soft">{formatInterval(dues[rating], now)}</span>
            </Button>
          ))}
        </div>
      ) : (
        <Button ref={showAnswer} onClick={() => setIsOpen(true)}>
          Show answer
        </Button>
      )}
    </article>
  );
}

/** Scrolls just enough to show the whole element, or its top if it takes more than half of the screen. */
function scrollIntoSight(element: HTMLElement): void {
  const isTall = element.offsetHeight > innerHeight / 2;
  element.scrollIntoView?.({ block: isTall ? 'start' : 'nearest' });
}

function AllDone({ next }: { next: Card | undefined }) {
  return (
    <EmptyState icon={AllDoneIcon} title="All done for now">
      {next && <p className="text-ink-soft">The next card is due {relativeTime(next.due)}.</p>}
    </EmptyState>
  );
}
