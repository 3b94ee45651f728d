import { earliestDue } from '@akada/domain/cards/card';
import { isDeckOff, NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { DeckFacts } from '@akada/domain/cards/forms';
import { deckCardsQuery } from '@akada/domain/cards/queries';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  deleteDoc,
  deleteField,
  getDocsFromCache,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored, toStored, toUnlimitedQuery } from '@/firebase/documents.ts';
import { writeInBatches } from './batches.ts';

/**
 * Creates a deck without cards.
 *
 * @returns the deck's id at once, and a promise that settles when the server has answered
 */
export function createDeck(uid: string, facts: DeckFacts): { id: string; written: Promise<void> } {
  const deck = newDocumentIn(collectionPaths.decks(uid));
  const written = setDoc(deck, { ...facts, cards: 0, next_due: NOT_DUE, created_at: serverTimestamp() });
  return { id: deck.id, written };
}

/** Changes the title, subject and colour of a deck. What is absent is removed. */
export function changeDeckFacts(
  uid: string,
  id: string,
  { title, subject, color }: DeckFacts,
): Promise<void> {
  return updateDoc(documentAt(documentPaths.deck(uid, id)), {
    title,
    subject: subject ?? deleteField(),
    color: color ?? deleteField(),
  });
}

/**
 * Archives a deck, brings it back, or ends its import (`state: null`). Its cards wait in no queue while it is off. Those
 * on this device change at once, and a function changes the others.
 */
export async function changeDeckState(
  uid: string,
  deck: Stored<Deck>,
  change: { archived: boolean } | { state: null },
): Promise<void> {
  const { state: _, ...rest } = deck;
  const after = 'archived' in change ? { ...deck, ...change } : rest;
  const cards = await cardsOnDevice(uid, deck.id);
  const moved = cards.filter((card) => card.queue !== queueOf(card, after));
  const isOff = isDeckOff(after) || deck.cards === 0;
  await Promise.all([
    updateDoc(documentAt(documentPaths.deck(uid, deck.id)), {
      ...('archived' in change ? change : { state: deleteField() }),
      // Without its cards nothing says when the first is due: then the next review does.
      next_due: isOff ? NOT_DUE : cards.length > 0 ? earliestDue(cards) : new Date(),
    }),
    writeInBatches(moved, (batch, some) => {
      for (const card of some) {
        batch.update(documentAt(documentPaths.card(uid, card.id)), { queue: queueOf(card, after) });
      }
    }),
  ]);
}

/** Deletes a deck and those of its cards that are on this device; a function deletes the others. */
export async function deleteDeck(uid: string, id: string): Promise<void> {
  const cards = await cardsOnDevice(uid, id);
  await Promise.all([
    deleteDoc(documentAt(documentPaths.deck(uid, id))),
    writeInBatches(cards, (batch, some) => {
      for (const card of some) batch.delete(documentAt(documentPaths.card(uid, card.id)));
    }),
  ]);
}

async function cardsOnDevice(uid: string, deckId: string): Promise<Stored<Card>[]> {
  const { docs } = await getDocsFromCache(toUnlimitedQuery(deckCardsQuery(uid, deckId)));
  return docs.flatMap((card) => toStored<Card>(card) ?? []);
}
