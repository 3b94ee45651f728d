import { isDeckOff } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { buttonClass } from '@/ui/button.tsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { useCountCheck } from '../api/use-count-check.ts';
import { useReviewQueue } from '../api/use-review-queue.ts';
import { DECKS_ADDRESS, deckAddress } from '../deck-address.ts';
import { Review } from './review.tsx';

/** The review of a deck; where there is nothing to review, why. */
export function DeckReview({ uid, deck }: { uid: string; deck: Stored<Deck> }) {
  if (deck.archived) {
    return (
      <EmptyState icon={FlashcardsIcon} title="This deck is archived">
        <p className="max-w-sm text-ink-soft">Bring it back to review its cards.</p>
        <Link to={DECKS_ADDRESS} className={buttonClass()}>
          Review another deck
        </Link>
      </EmptyState>
    );
  }
  if (isDeckOff(deck)) {
    return (
      <EmptyState icon={FlashcardsIcon} title="This deck is still being imported">
        <p className="max-w-sm text-ink-soft">You can review its cards once they have all been imported.</p>
      </EmptyState>
    );
  }
  if (deck.cards === 0) {
    return (
      <EmptyState icon={FlashcardsIcon} title="No cards yet">
        <Link to={deckAddress(deck.id, 'cards')} className={buttonClass()}>
          Add cards
        </Link>
      </EmptyState>
    );
  }
  return <DueCards uid={uid} deck={deck} />;
}

function DueCards({ uid, deck }: { uid: string; deck: Stored<Deck> }) {
  const cards = useReviewQueue(uid, deck.id);
  useCountCheck(uid, deck, cards);
  if (cards.status === 'loading') return <PageSpinner label="Loading the cards" />;
  if (cards.status === 'error')
    return <ErrorState message="Failed to load the cards" onRetry={cards.retry} />;
  return (
    <Review
      uid={uid}
      cards={cards.data}
      decks={[deck]}
      isUnconfirmed={cards.unconfirmed}
      isPartial={cards.isPartial}
    />
  );
}
