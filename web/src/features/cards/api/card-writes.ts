import type { CardText } from '@akada/domain/ai/result-schemas';
import { earliestDue, newCard } from '@akada/domain/cards/card';
import { isDeckOff, NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { CardSides } from '@akada/domain/cards/forms';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { increment, updateDoc, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { writeInBatches } from './batches.ts';

/**
 * Adds new cards to a deck, in their order.
 *
 * @returns a promise that settles when the server has answered
 */
export function addCards(uid: string, deck: Stored<Deck>, texts: readonly CardText[]): Promise<void> {
  const now = new Date();
  const cards = texts.map((text, index) => ({
    ...newCard(text, deck.id, now.getTime() + index, now),
    id: newDocumentIn(collectionPaths.cards(uid)).id,
  }));
  return putCards(uid, deck, cards);
}

/** Puts deleted cards back as they were, with their ids and their schedule. */
export function restoreCards(uid: string, deck: Stored<Deck>, cards: readonly Stored<Card>[]): Promise<void> {
  return putCards(
    uid,
    deck,
    cards.map(({ pending: _, ...card }) => card),
  );
}

function putCards(uid: string, deck: Stored<Deck>, cards: readonly (Card & { id: string })[]): Promise<void> {
  return writeInBatches(cards, (batch, some) => {
    for (const { id, ...card } of some) {
      batch.set(documentAt(documentPaths.card(uid, id)), { ...card, queue: queueOf(card, deck) });
    }
    batch.update(documentAt(documentPaths.deck(uid, deck.id)), {
      cards: increment(some.length),
      ...dueWith(deck, some),
    });
  });
}

/** Changes what a card says; its schedule stays. */
export function changeCard(uid: string, id: string, { front, back }: CardSides): Promise<void> {
  return updateDoc(documentAt(documentPaths.card(uid, id)), { front, back });
}

/** Moves a card to another deck, with its schedule. */
export function moveCard(
  uid: string,
  card: Stored<Card>,
  from: Stored<Deck>,
  to: Stored<Deck>,
): Promise<void> {
  return writeBatch(firestore())
    .update(documentAt(documentPaths.card(uid, card.id)), { deck_id: to.id, queue: queueOf(card, to) })
    .update(documentAt(documentPaths.deck(uid, from.id)), { cards: increment(-1), ...dueWithout(from, 1) })
    .update(documentAt(documentPaths.deck(uid, to.id)), { cards: increment(1), ...dueWith(to, [card]) })
    .commit();
}

/** Deletes cards of a deck. */
export function deleteCards(uid: string, deck: Stored<Deck>, cards: readonly Stored<Card>[]): Promise<void> {
  return writeInBatches(cards, (batch, some) => {
    for (const { id } of some) batch.delete(documentAt(documentPaths.card(uid, id)));
    batch.update(documentAt(documentPaths.deck(uid, deck.id)), {
      cards: increment(-some.length),
      ...dueWithout(deck, cards.length),
    });
  });
}

/** The deck's `next_due` with more cards, if that changes it. An empty deck has none of its own. */
function dueWith(deck: Deck, cards: readonly Card[]): Partial<Deck> {
  const due = earliestDue(cards);
  if (isDeckOff(deck)) return {};
  return deck.cards === 0 || due < deck.next_due ? { next_due: due } : {};
}

/** The deck's `next_due` with fewer cards. It changes only for the last card: which card is due first needs all of them. */
function dueWithout(deck: Deck, fewer: number): Partial<Deck> {
  return deck.cards <= fewer ? { next_due: NOT_DUE } : {};
}
