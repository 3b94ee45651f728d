import type { Deck } from '@akada/domain/cards/schemas';
import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Badge } from '@/ui/badge.tsx';
import { deckAddress } from '../deck-address.ts';
import { DeckMark } from './deck-mark.tsx';

/** Decks as links to their pages. */
export function DeckRows({ decks }: { decks: readonly Stored<Deck>[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {decks.map((deck) => (
        <li key={deck.id} className="min-w-0">
          <Link
            to={deckAddress(deck.id, deck.cards === 0 ? 'cards' : 'review')}
            className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken"
          >
            <DeckMark color={deck.color} />
            <span className="grid min-w-0 grow">
              <span className="truncate font-semibold">{deck.title}</span>
              <span className="truncate text-sm text-ink-soft">
                {deck.subject && `${deck.subject} · `}
                {quantity(deck.cards, 'card')} · {relativeTime(deck.created_at)}
              </span>
            </span>
            {deck.state === 'importing' && <Badge tone="yellow">Importing</Badge>}
            {deck.pending && <Badge tone="plain">Not sent yet</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
