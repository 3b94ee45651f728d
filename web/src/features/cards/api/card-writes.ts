import { earliestDue, type NewCardText, newCard } from '@akada/domain/cards/card';
import { type CardCounts, countCards, countsDifference, NO_CARDS } from '@akada/domain/cards/counts';
import { isDeckOff, NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { CardFields } from '@akada/domain/cards/forms';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  deleteField,
  type FieldValue,
  increment,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { undoDeletion } from '@/lib/deferred-deletions.ts';
import { currentZone } from '@/lib/zone.ts';
import { writeInBatches } from './batches.ts';
import { addToSummary, countsOfDeck, deckCountChanges } from './counts.ts';

interface AddOptions {
  /** The id of each card; new ones if absent. The server refuses all cards of a batch with one that exists. */
  ids?: readonly string[];
  /** Adds more writes to each batch. */
  also?: (batch: WriteBatch) => void;
}

/**
 * Adds new cards to a deck, in their order.
 *
 * @returns a promise that settles when the server has answered
 */
export function addCards(
  uid: string,
  deck: Stored<Deck>,
  texts: readonly NewCardText[],
  { ids, also }: AddOptions = {},
): Promise<void> {
  const now = new Date();
  const cards = texts.map((text, index) => ({
    ...newCard(text, deck.id, now.getTime() + index, now),
    id: ids?.[index] ?? newDocumentIn(collectionPaths.cards(uid)).id,
  }));
  return putCards(uid, deck, cards, also);
}

/** Puts deleted cards back as they were, with their ids and their schedule. */
export function restoreCards(uid: string, deck: Stored<Deck>, cards: readonly Stored<Card>[]): Promise<void> {
  return putCards(
    uid,
    deck,
    cards.map(({ pending: _, ...card }) => card),
  );
}

function putCards(
  uid: string,
  deck: Stored<Deck>,
  cards: readonly (Card & { id: string })[],
  also: AddOptions['also'] = () => {},
): Promise<void> {
  return writeInBatches(cards, (batch, some) => {
    also(batch);
    for (const { id, ...card } of some) {
      batch.set(documentAt(documentPaths.card(uid, id)), { ...card, queue: queueOf(card, deck) });
    }
    addToDeck(batch, uid, deck, some);
  });
}

/** Changes what a card says, and its tags; its schedule stays. */
export function changeCard(uid: string, id: string, { front, back, tags }: CardFields): Promise<void> {
  return updateDoc(documentAt(documentPaths.card(uid, id)), { front, back, tags: tags ?? deleteField() });
}

/** Puts a suspended card back where it waited, with its schedule. */
export function resumeCard(uid: string, deck: Stored<Deck>, card: Stored<Card>): Promise<void> {
  const { suspended: _, ...resumed } = card;
  const batch = writeBatch(firestore());
  batch.update(documentAt(documentPaths.card(uid, card.id)), {
    suspended: deleteField(),
    queue: queueOf(resumed, deck),
  });
  const isEarlier = !isDeckOff(deck) && card.due < deck.next_due;
  const fields = {
    ...(isEarlier && { next_due: card.due }),
    ...changeCounts(batch, uid, deck, countsDifference(countsOf([card]), countsOf([resumed]))),
  };
  if (Object.keys(fields).length > 0) batch.update(documentAt(documentPaths.deck(uid, deck.id)), fields);
  return batch.commit();
}

/** Moves a card to another deck, with its schedule. */
export function moveCard(
  uid: string,
  card: Stored<Card>,
  from: Stored<Deck>,
  to: Stored<Deck>,
): Promise<void> {
  const batch = writeBatch(firestore());
  batch.update(documentAt(documentPaths.card(uid, card.id)), { deck_id: to.id, queue: queueOf(card, to) });
  takeFromDeck(batch, uid, from, [card]);
  addToDeck(batch, uid, to, [card]);
  return batch.commit();
}

/** Deletes cards of a deck. */
export function deleteCards(uid: string, deck: Stored<Deck>, cards: readonly Stored<Card>[]): Promise<void> {
  return writeInBatches(cards, (batch, some) => {
    for (const { id } of some) batch.delete(documentAt(documentPaths.card(uid, id)));
    takeFromDeck(batch, uid, deck, some);
  });
}

/**
 * Counts cards into a deck, and says when its first card is due. An empty deck had no due date of its own. A deck that is
 * about to be deleted is kept: the new cards would be deleted with it.
 */
function addToDeck(batch: WriteBatch, uid: string, deck: Stored<Deck>, cards: readonly Card[]): void {
  undoDeletion(deck.id);
  const due = earliestDue(cards);
  const isEarlier = !isDeckOff(deck) && (deck.cards === 0 || due < deck.next_due);
  batch.update(documentAt(documentPaths.deck(uid, deck.id)), {
    cards: increment(cards.length),
    ...(isEarlier && { next_due: due }),
    ...changeCounts(batch, uid, deck, countsDifference(NO_CARDS, countsOf(cards))),
  });
}

/**
 * Counts cards out of a deck. Its due date changes only with the last card: which card is due first needs all of them.
 */
function takeFromDeck(batch: WriteBatch, uid: string, deck: Stored<Deck>, cards: readonly Card[]): void {
  batch.update(documentAt(documentPaths.deck(uid, deck.id)), {
    cards: increment(-cards.length),
    ...(deck.cards <= cards.length && { next_due: NOT_DUE }),
    ...changeCounts(batch, uid, deck, countsDifference(countsOf(cards), NO_CARDS)),
  });
}

/** The counts of cards while their deck is not off: a deck that is off keeps them. */
function countsOf(cards: readonly Card[]): CardCounts {
  return countCards(
    cards.map((card) => ({ ...card, queue: queueOf(card, {}) })),
    currentZone(),
  );
}

/**
 * Changes the counts of all decks, unless the deck is off. A deck that was never counted stays so: its review counts it.
 *
 * @returns the change of the deck's own counts
 */
function changeCounts(
  batch: WriteBatch,
  uid: string,
  deck: Deck,
  change: CardCounts,
): Record<string, FieldValue> {
  if (!countsOfDeck(deck)) return {};
  if (!isDeckOff(deck)) addToSummary(batch, uid, change);
  return deckCountChanges(change);
}
