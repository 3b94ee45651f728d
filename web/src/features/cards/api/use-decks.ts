import { type DeckFilter, deckCardsQuery, decksQuery } from '@akada/domain/cards/queries';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { readAllPages } from '@/firebase/pages.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';

/** The decks, newest first, in pages of 20. */
export function useDecks(
  uid: string,
  onFailure: (error: unknown) => void,
  filter: DeckFilter = {},
): Paged<Deck> {
  return useWithoutDeleted(usePaged<Deck>(decksQuery(uid, filter), onFailure));
}

/** The cards of a deck, or those of them with a tag, in the order in which they were added, in pages of 25. */
export function useDeckCards(
  uid: string,
  deckId: string,
  onFailure: (error: unknown) => void,
  tag?: string,
): Paged<Card> {
  return usePaged<Card>(deckCardsQuery(uid, deckId, tag), onFailure);
}

/** Reads all cards of a deck once, in the order in which they were added. */
export function readCards(uid: string, deckId: string): Promise<Stored<Card>[]> {
  return readAllPages<Card>({ ...deckCardsQuery(uid, deckId), limit: 500 });
}
