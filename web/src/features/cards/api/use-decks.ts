import { cardsQuery, decksQuery } from '@akada/domain/cards/queries';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The decks, newest first, in pages of 20. */
export function useDecks(uid: string, onFailure: (error: unknown) => void): Paged<Deck> {
  return usePaged<Deck>(decksQuery(uid), onFailure);
}

/** The cards of a deck, live, the first due first. */
export function useCards(uid: string, deckId: string): Live<Stored<Card>[]> {
  return useLiveQuery<Card>(cardsQuery(uid, deckId));
}
