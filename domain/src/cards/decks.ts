/** Decks: what one can have, and whether its cards wait for the student (docs/product.md, Cards). */
import type { Card, Deck } from './schemas.ts';

/** Lengths are in characters. */
export const DECK_LIMITS = { title: 80, subject: 60, cards: 2_000 } as const;

/** Tags of a card, and characters of a tag. */
export const CARD_TAG_LIMITS = { tags: 20, tag: 60 } as const;

/** The colours that a student can give a deck; each theme has its own shade of them. */
export const DECK_COLORS = ['green', 'gold', 'red', 'purple', 'blue', 'grey'] as const;
export type DeckColor = (typeof DECK_COLORS)[number];

/** The `next_due` of a deck whose cards are not due: it is empty, archived or not completely imported. */
export const NOT_DUE = new Date('2099-12-31T00:00:00.000Z');

/** Whether the cards of a deck are neither due nor counted: it is archived, or not all of its cards are imported yet. */
export function isDeckOff({ archived, state }: Pick<Deck, 'archived' | 'state'>): boolean {
  return archived === true || state === 'importing';
}

/** Where a card of a deck waits. */
export function queueOf(
  { suspended, state }: Pick<Card, 'suspended' | 'state'>,
  deck: Pick<Deck, 'archived' | 'state'>,
): Card['queue'] {
  if (suspended || isDeckOff(deck)) return 'off';
  return state === 0 ? 'new' : 'review';
}
