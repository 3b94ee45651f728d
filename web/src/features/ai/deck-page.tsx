import { documentPaths } from '@akada/domain/paths';
import { isDue, RATINGS, type Rating, reviewed, whenDue } from '@akada/domain/review';
import type { Card, Deck } from '@akada/domain/schemas/ai';
import { ArrowLeft, PartyPopper, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { useLiveDocument } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { deleteDeck, saveCard } from './api/decks.ts';
import { useCards } from './api/use-ai.ts';
import { ExportButtons } from './components/cards-result.tsx';

const LABELS: Record<Rating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

/** A deck: the cards that are due, one after the other, each to be rated. */
export function DeckPage({ deckId }: { deckId: string }) {
  const { uid } = useStudent();
  const navigate = useNavigate();
  const deck = useLiveDocument<Deck>(documentPaths.deck(uid, deckId));
  const cards = useCards(uid, deckId);
  const title = deck.status === 'ready' ? (deck.data?.title ?? 'Deck') : 'Deck';

  async function remove() {
    if (!confirm('Delete this deck and what you have learned of it?')) return;
    try {
      await deleteDeck(uid, deckId);
      navigate('/ai/flashcards', { replace: true });
    } catch (error) {
      console.warn('a deck was not deleted', error);
      toast.error(`The deck could not be deleted: ${reasonOf(error)}.`);
    }
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header className="grid justify-items-start gap-2">
        <Link to="/ai/flashcards" className={buttonClass('quiet', 'sm')}>
          <ArrowLeft aria-hidden className="size-4" /> Flashcards Generator
        </Link>
        <PageHeading>{title}</PageHeading>
      </header>
      {cards.status === 'loading' && <PageSpinner label="Loading the cards" />}
      {cards.status === 'error' && <ErrorState message="Failed to load the cards" onRetry={cards.retry} />}
      {cards.status === 'ready' && (
        <>
          <Review uid={uid} deckId={deckId} cards={cards.data} />
          <div className="flex flex-wrap gap-3">
            <ExportButtons deck={{ title, cards: cards.data }} />
            <Button look="danger" onClick={remove}>
              <Trash2 aria-hidden className="size-4" /> Delete deck
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Review({ uid, deckId, cards }: { uid: string; deckId: string; cards: Stored<Card>[] }) {
  const now = new Date();
  const due = cards.filter((card) => isDue(card, now));
  const [card] = due;
  if (!card) return <AllDone cards={cards} />;
  return (
    <section aria-label="Review" className="grid gap-4">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {due.length} {due.length === 1 ? 'card is' : 'cards are'} due
      </p>
      <ReviewCard
        key={`${card.id}-${card.reps}`}
        card={card}
        onRate={(rating) =>
          saveCard(uid, deckId, card.id, reviewed(card, rating, new Date())).catch((error) => {
            console.warn('a review was refused', error);
            toast.error(`The review could not be kept: ${reasonOf(error)}.`);
          })
        }
      />
    </section>
  );
}

function ReviewCard({ card, onRate }: { card: Card; onRate: (rating: Rating) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const dues = whenDue(card, new Date());
  return (
    <>
      <div className="grid min-h-52 content-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card">
        <p className="text-lg font-semibold text-balance whitespace-pre-line">{card.front}</p>
        {isOpen && <p className="border-t border-line pt-4 whitespace-pre-line">{card.back}</p>}
      </div>
      {isOpen ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {RATINGS.map((rating) => (
            <Button
              key={rating}
              look="secondary"
              className="h-auto! flex-col gap-0! py-2"
              onClick={() => onRate(rating)}
            >
              {LABELS[rating]}
              <span className="text-xs font-normal text-ink-soft">{relativeTime(dues[rating])}</span>
            </Button>
          ))}
        </div>
      ) : (
        <Button autoFocus onClick={() => setIsOpen(true)}>
          Show answer
        </Button>
      )}
    </>
  );
}

function AllDone({ cards }: { cards: readonly Card[] }) {
  const [next] = cards;
  return (
    <EmptyState icon={PartyPopper} title="All done for now">
      {next && <p className="text-ink-soft">The next card is due {relativeTime(next.due)}.</p>}
    </EmptyState>
  );
}
