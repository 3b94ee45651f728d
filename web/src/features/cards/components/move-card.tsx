import { DECK_LIMITS } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { buttonClass } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { DECKS_ADDRESS } from '../deck-address.ts';
import { useListedDecks } from '../use-listed-decks.ts';
import { DeckMark } from './deck-mark.tsx';

interface MoveCardProps {
  uid: string;
  /** The id of the deck that has the card. */
  from: string;
  onMove: (to: Stored<Deck>) => void;
  onClose: () => void;
}

/** A dialog for choosing the deck to which a card is moved. */
export function MoveCard({ uid, from, onMove, onClose }: MoveCardProps) {
  const { decks, listed } = useListedDecks(uid);
  const others = listed.filter(({ id, state }) => id !== from && state !== 'importing');
  const { live } = decks;
  return (
    <Dialog title="Move to another deck" onClose={onClose}>
      {live.status === 'loading' && <SkeletonRows rows={3} label="Loading your decks" />}
      {live.status === 'error' && <ErrorState message="Failed to load your decks" onRetry={live.retry} />}
      {live.status === 'ready' && others.length === 0 && !decks.canRead && (
        <EmptyState icon={FlashcardsIcon} title="You have no other deck">
          <Link to={DECKS_ADDRESS} className={buttonClass('secondary')}>
            Go to your decks
          </Link>
        </EmptyState>
      )}
      <ul className="grid gap-2">
        {others.map((deck) => (
          <li key={deck.id}>
            <button
              type="button"
              disabled={deck.cards >= DECK_LIMITS.cards}
              className="flex w-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 text-left hover:bg-sunken disabled:opacity-55"
              onClick={() => onMove(deck)}
            >
              <DeckMark color={deck.color} />
              <span className="grid min-w-0">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{deck.title}</span>
                <span className="text-sm text-ink-soft">
                  {quantity(deck.cards, 'card')}
                  {deck.cards >= DECK_LIMITS.cards && ', full'}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ShowMore list={decks} className="mt-3" />
    </Dialog>
  );
}
