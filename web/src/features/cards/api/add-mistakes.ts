import type { CardText } from '@akada/domain/ai/result-schemas';
import { DECK_LIMITS } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { MISTAKES_DECK } from '@akada/domain/practice/mistakes';
import { mistakesDeckQuery } from '@akada/domain/practice/queries';
import { getDoc } from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { readPage } from '@/firebase/pages.ts';
import { addCards } from './card-writes.ts';
import { saveDeck } from './decks.ts';

/**
 * Adds cards to a deck or, where it doesn't exist or is full, to the deck of mistakes.
 *
 * @returns the deck, and a promise that settles when the server has answered
 */
export async function addMistakes(
  uid: string,
  cards: readonly CardText[],
  deckId: string | null,
): Promise<{ deck: { id: string; title: string }; written: Promise<void> }> {
  const candidates = [deckId ? await readDeck(uid, deckId) : null, await readMistakesDeck(uid)];
  const deck = candidates.find((one) => one && one.cards + cards.length <= DECK_LIMITS.cards);
  if (deck) return { deck, written: addCards(uid, deck, cards) };
  const { id, written } = saveDeck(uid, { title: MISTAKES_DECK, cards: [...cards] }, null);
  return { deck: { id, title: MISTAKES_DECK }, written };
}

async function readDeck(uid: string, deckId: string): Promise<Stored<Deck> | null> {
  try {
    return toStored<Deck>(await getDoc(documentAt(documentPaths.deck(uid, deckId))));
  } catch (error) {
    // Offline, a deck that this device has never read is as good as missing.
    console.warn('the deck of a practice could not be read', error);
    return null;
  }
}

async function readMistakesDeck(uid: string): Promise<Stored<Deck> | null> {
  const { items } = await readPage<Deck>(mistakesDeckQuery(uid), null);
  return items[0] ?? null;
}
