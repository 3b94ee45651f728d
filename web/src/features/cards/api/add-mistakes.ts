import type { CardText } from '@akada/domain/ai/result-schemas';
import { NO_CARDS } from '@akada/domain/cards/counts';
import { DECK_LIMITS, isDeckOff, NOT_DUE } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { MISTAKES_DECK, mistakeCardId, mistakesDeckId } from '@akada/domain/practice/mistakes';
import { getDoc } from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { addCards } from './card-writes.ts';
import { createDeck } from './deck-writes.ts';

/** Wrong answers of an attempt, as cards. */
export interface Mistakes {
  attemptId: string;
  cards: readonly (CardText & {
    /** The index of the question. */
    question: number;
  })[];
  /** The deck that the questions were made from; null without one. */
  deckId: string | null;
}

/**
 * Adds cards of wrong answers to the deck of the questions or, where it doesn't exist, is full or put away, to the deck of
 * mistakes, and says so in the attempt. Two devices without a network may do this with the same attempt: the cards have the
 * same ids, so the server refuses all that the second one writes.
 *
 * @returns the deck, and a promise that settles when the server has answered
 */
export async function addMistakes(
  uid: string,
  { attemptId, cards, deckId }: Mistakes,
): Promise<{ deck: { id: string; title: string }; written: Promise<void> }> {
  const own = deckId === null ? null : await readDeck(uid, deckId);
  const deck = own && hasRoom(own, cards.length) ? own : await openMistakesDeck(uid, cards.length);
  const attempt = documentAt(documentPaths.attempt(uid, attemptId));
  const written = addCards(
    uid,
    deck,
    cards.map(({ question: _, ...text }) => text),
    {
      ids: cards.map(({ question }) => mistakeCardId(attemptId, question)),
      also: (batch) => batch.update(attempt, { cards_deck: deck.id }),
    },
  ).catch(async (error) => {
    const isMade = errorCode(error) === 'permission-denied' && (await getDoc(attempt)).get('cards_deck');
    if (!isMade) throw error;
  });
  return { deck, written };
}

/** The first deck of mistakes with room for some cards, which is created if there is none. */
async function openMistakesDeck(uid: string, count: number): Promise<Stored<Deck>> {
  for (let number = 1; ; number++) {
    const id = mistakesDeckId(number);
    const deck = await readDeck(uid, id);
    if (deck && hasRoom(deck, count)) return deck;
    if (deck) continue;
    const facts = { title: MISTAKES_DECK };
    // Without a network another device may create it as well. The server refuses the second one, and the cards, which are
    // written apart from it, are added to the first.
    createDeck(uid, facts, id).written.catch((error) => {
      console.warn('the deck of mistakes was not created', error);
    });
    return { ...facts, ...NO_CARDS, id, cards: 0, next_due: NOT_DUE, created_at: new Date(), pending: true };
  }
}

function hasRoom(deck: Deck, count: number): boolean {
  return !isDeckOff(deck) && deck.cards + count <= DECK_LIMITS.cards;
}

async function readDeck(uid: string, deckId: string): Promise<Stored<Deck> | null> {
  try {
    return toStored<Deck>(await getDoc(documentAt(documentPaths.deck(uid, deckId))));
  } catch (error) {
    // Offline, a deck that this device has never read is as good as missing.
    console.warn('the deck for cards of mistakes could not be read', error);
    return null;
  }
}
