import type { CardText } from '@akada/domain/ai/result-schemas';
import { NO_CARDS } from '@akada/domain/cards/counts';
import { DECK_LIMITS, isDeckOff, NOT_DUE } from '@akada/domain/cards/decks';
import { cardsWithIdsQueries } from '@akada/domain/cards/queries';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { MISTAKES_DECK, mistakesDeckId } from '@akada/domain/practice/mistakes';
import { getDoc, getDocs, updateDoc } from 'firebase/firestore';
import { documentAt, type Stored, toQuery, toStored } from '@/firebase/documents.ts';
import { addCards } from './card-writes.ts';
import { createDeck } from './deck-writes.ts';
import { mistakeCardId } from './mistake-card-id.ts';
import { findSameCards, makeDue } from './same-cards.ts';

/** Wrong answers of an attempt, as cards. */
export interface Mistakes {
  attemptId: string;
  cards: readonly CardText[];
  /** The deck that the questions were made from; null without one. */
  deckId: string | null;
}

/** What became of the wrong answers. */
export interface AddedMistakes {
  /** The deck of the new cards; the deck of the first card if there is none. */
  deck: { id: string; title: string };
  /** How many cards are new: the others are in the student's decks already. */
  added: number;
  /** How many of the others are cards that the questions were made from, and are due again. */
  again: number;
  /** Settles when the server has answered. */
  written: Promise<void>;
}

/**
 * Adds cards of wrong answers to the deck of the questions or, where it doesn't exist, is full or put away, to the deck of
 * mistakes, and says so in the attempt. A card that an earlier attempt has made isn't changed. Where the deck itself has a
 * card that asks the same, that card is due again instead.
 *
 * Two devices without a network may add the same cards. The server refuses all that the second one writes, which then adds
 * what is still missing.
 */
export async function addMistakes(
  uid: string,
  { attemptId, cards, deckId }: Mistakes,
): Promise<AddedMistakes> {
  const byId = new Map(
    await Promise.all(cards.map(async (card) => [await mistakeCardId(card), card] as const)),
  );
  const stored = await readStored(uid, [...byId.keys()]);
  const missing = [...byId].filter(([id]) => !stored.has(id));
  const own = deckId === null ? null : await readDeck(uid, deckId);
  const same =
    own && !isDeckOff(own)
      ? await findSameCards(uid, own.id, [...byId.values()])
      : new Map<string, Stored<Card>>();
  // Two questions may be of the same card.
  const again = [...new Set(missing.flatMap(([, { front }]) => same.get(front) ?? []))];
  const andMakeDue = async (written: Promise<void>) => {
    await Promise.all([written, own && makeDue(uid, own, again)]);
  };
  const toAdd = missing.filter(([, { front }]) => !same.has(front));
  const [ids, texts] = [toAdd.map(([id]) => id), toAdd.map(([, card]) => card)];
  const attempt = documentAt(documentPaths.attempt(uid, attemptId));
  const [existing] = [...again, ...stored.values()];
  if (ids.length === 0 && existing) {
    const { title = MISTAKES_DECK } = (await readDeck(uid, existing.deck_id)) ?? {};
    const written = updateDoc(attempt, { cards_deck: existing.deck_id });
    const deck = { id: existing.deck_id, title };
    return { deck, added: 0, again: again.length, written: andMakeDue(written) };
  }
  const deck = own && hasRoom(own, ids.length) ? own : await openMistakesDeck(uid, ids.length);
  const written = addCards(uid, deck, texts, {
    ids,
    also: (batch) => batch.update(attempt, { cards_deck: deck.id }),
  }).catch(async (error) => {
    if (errorCode(error) !== 'permission-denied') throw error;
    const meanwhile = await readStored(uid, ids);
    if (meanwhile.size === 0) throw error;
    await (await addMistakes(uid, { attemptId, cards: texts, deckId })).written;
  });
  return { deck, added: ids.length, again: again.length, written: andMakeDue(written) };
}

/** Those of some cards that exist, by their ids; offline, those that the device has. */
async function readStored(uid: string, ids: readonly string[]): Promise<Map<string, Stored<Card>>> {
  const found = await Promise.all(
    cardsWithIdsQueries(uid, ids).map(async (spec) => (await getDocs(toQuery(spec))).docs),
  );
  const cards = found.flat().flatMap((card) => toStored<Card>(card) ?? []);
  return new Map(cards.map((card) => [card.id, card]));
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
