import type { Card, Deck } from '@akada/domain/ai/deck-schemas';
import { dueByRating, formatInterval, isDue, RATINGS, type Rating, rateCard } from '@akada/domain/ai/review';
import { documentPaths } from '@akada/domain/documents/paths';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { Button } from '@/ui/button.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { AllDoneIcon, DeleteIcon, FlashcardsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteDeck, saveCard } from './api/decks.ts';
import { useCards } from './api/use-ai.ts';
import { CardSource } from './components/card-source.tsx';
import { ExportButtons } from './components/cards-result.tsx';
import { useRerenderAt } from './use-rerender-at.ts';

const LABELS: Record<Rating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

/** The page of a deck: reviews the due cards one after the other. */
export function DeckPage({ deckId }: { deckId: string }) {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const deck = useLiveDocument<Deck>(documentPaths.deck(uid, deckId));
  const cards = useCards(uid, deckId);
  const state = stateOf(deck, cards);
  const title = deck.status === 'ready' ? (deck.data?.title ?? 'Deck') : 'Deck';

  function remove() {
    if (!confirm('Delete this deck and its review progress?')) return;
    // Offline this settles much later, so nothing waits for it.
    deleteDeck(uid, deckId).catch((error) => {
      warnWithToast('failed to delete a deck', error, `Failed to delete the deck: ${failureReason(error)}`);
    });
    navigate('/ai/flashcards', { replace: true });
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/ai/flashcards">Flashcards Generator</BackLink>
        <PageHeading>{title}</PageHeading>
      </header>
      {state === 'loading' && <PageSpinner label="Loading the cards" />}
      {cards.status === 'error' && <ErrorState message="Failed to load the cards" onRetry={cards.retry} />}
      {cards.status !== 'error' && deck.status === 'error' && (
        <ErrorState message="Failed to load the deck" onRetry={deck.retry} />
      )}
      {state === 'gone' && <EmptyState icon={FlashcardsIcon} title="This deck no longer exists." />}
      {state === 'not-cached' && <NotAvailableOffline />}
      {state === 'ready' && cards.status === 'ready' && (
        <>
          <Review uid={uid} deckId={deckId} cards={cards.data} />
          <div className="flex flex-wrap gap-3">
            <ExportButtons deck={{ title, cards: cards.data }} />
            <Button look="danger" onClick={remove}>
              <DeleteIcon aria-hidden className="size-4" /> Delete deck
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the deck is on this device, maybe only on the server, or deleted; null when loading failed. */
function stateOf(
  deck: Live<Stored<Deck> | null>,
  cards: Live<Stored<Card>[]>,
): 'loading' | 'ready' | 'not-cached' | 'gone' | null {
  if (deck.status === 'error' || cards.status === 'error') return null;
  if (deck.status === 'ready' && !deck.data && !deck.unconfirmed) return 'gone';
  if (deck.status === 'loading' || cards.status === 'loading') return 'loading';
  if (cards.data.length > 0) return 'ready';
  return deck.unconfirmed || cards.unconfirmed ? 'not-cached' : 'ready';
}

function Review({ uid, deckId, cards }: { uid: string; deckId: string; cards: Stored<Card>[] }) {
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
        onRate={(rating) =>
          saveCard(uid, deckId, { id: card.id, card: rateCard(card, rating, new Date()) }, cards).catch(
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

function ReviewCard({ card, onRate }: { card: Card; onRate: (rating: Rating) => void }) {
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
              <CardSource card={card} />
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
