/** The addresses of decks. */

/** The page with all decks. */
export const DECKS_ADDRESS = '/dashboard/decks';

export const DECK_VIEWS = ['review', 'cards'] as const;
export type DeckView = (typeof DECK_VIEWS)[number];

/** The page of a deck, which opens with the review of its due cards. */
export function deckAddress(id: string, view: DeckView = 'review'): string {
  return `${DECKS_ADDRESS}?deck=${id}${view === 'review' ? '' : `&view=${view}`}`;
}
