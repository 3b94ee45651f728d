import { cardsWaiting } from '@akada/domain/cards/counts';
import { isDeckOff } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { useToday } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { useDueCards } from '../api/use-due-cards.ts';
import { deckAddress } from '../deck-address.ts';
import { DeckMark } from './deck-mark.tsx';

/** Decks as links to their pages, each with the cards that wait today. */
export function DeckRows({ uid, decks }: { uid: string; decks: readonly Stored<Deck>[] }) {
  const today = useToday();
  const due = useDueCards(uid);
  const newLeft = due.status === 'ready' ? due.data.newLeft : 0;
  const waiting = (deck: Deck) => (isDeckOff(deck) ? 0 : cardsWaiting(deck, today, newLeft));
  return (
    <ul className="grid gap-2 sm:grid-cols-2 @4xl/page:grid-cols-3">
      {decks.map((deck) => (
        <li key={deck.id} className="min-w-0">
          <Link
            to={deckAddress(deck.id, deck.cards === 0 ? 'cards' : 'review')}
            className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken"
          >
            <DeckMark color={deck.color} />
            <span className="grid min-w-0 grow">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{deck.title}</span>
              <span className="line-clamp-2 text-sm text-ink-soft">
                {deck.subject && `${deck.subject} · `}
                {quantity(deck.cards, 'card')} · {relativeTime(deck.created_at)}
              </span>
            </span>
            {waiting(deck) > 0 && (
              <span className="shrink-0 text-sm font-semibold text-brand-ink tabular">
                {waiting(deck)} due
              </span>
            )}
            {deck.state === 'importing' && <Badge tone="yellow">Importing</Badge>}
            {deck.pending && <Badge tone="plain">Not sent yet</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
