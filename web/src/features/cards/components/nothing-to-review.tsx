import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { EmptyState } from '@/ui/states.tsx';
import { DECKS_ADDRESS } from '../deck-address.ts';

/** The review of a student who has no cards: where to make the first ones. */
export function NothingToReview() {
  return (
    <EmptyState icon={FlashcardsIcon} title="No cards to review">
      <p className="max-w-sm text-ink-soft">
        Make cards from your notes, write your own, or import them from another app.
      </p>
      <Link to={DECKS_ADDRESS} className={buttonClass()}>
        Add cards
      </Link>
    </EmptyState>
  );
}
