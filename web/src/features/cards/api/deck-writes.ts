import { type CardCounts, countsDifference, NO_CARDS, nextDue } from '@akada/domain/cards/counts';
import { isDeckOff, NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { DeckFacts } from '@akada/domain/cards/forms';
import { deckCardsQuery } from '@akada/domain/cards/queries';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  deleteField,
  getDocFromCache,
  getDocsFromCache,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored, toStored, toUnlimitedQuery } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';
import { writeInBatches } from './batches.ts';
import { addToSummary, countsOfDeck } from './counts.ts';

/**
 * Creates a deck without cards.
 *
 * @param id a new one if absent; the server refuses one that exists
 * @returns the deck's id at once, and a promise that settles when the server has answered
 */
export function createDeck(
  uid: string,
  facts: DeckFacts,
  id?: string,
): { id: string; written: Promise<void> } {
  const deck =
    id === undefined ? newDocumentIn(collectionPaths.decks(uid)) : documentAt(documentPaths.deck(uid, id));
  const written = setDoc(deck, {
    ...{ ...facts, ...NO_CARDS, cards: 0, next_due: NOT_DUE },
    created_at: serverTimestamp(),
  });
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
 * Archives a deck, or brings it back. Its cards wait in no queue while it is archived. Those on this device change at
 * once, and a function changes the others. The deck keeps its counts, and those of all decks leave it out.
 */
export async function setDeckArchived(uid: string, deck: Stored<Deck>, archived: boolean): Promise<void> {
  const after = { ...deck, archived };
  const cards = await cardsOnDevice(uid, deck.id);
  const moved = cards.filter((card) => card.queue !== queueOf(card, after));
  const counts = countsOfDeck(deck);
  const batch = writeBatch(firestore());
  batch.update(documentAt(documentPaths.deck(uid, deck.id)), {
    archived,
    next_due: isDeckOff(after) || deck.cards === 0 ? NOT_DUE : dueOnReturn(counts),
  });
  if (counts && isDeckOff(after) !== isDeckOff(deck)) {
    addToSummary(batch, uid, isDeckOff(after) ? countsDifference(counts, NO_CARDS) : counts);
  }
  await Promise.all([
    batch.commit(),
    writeInBatches(moved, (batch, some) => {
      for (const card of some) {
        batch.update(documentAt(documentPaths.card(uid, card.id)), { queue: queueOf(card, after) });
      }
    }),
  ]);
}

/** When a deck that comes back is due; now if it was never counted, until its review counts it. */
function dueOnReturn(counts: CardCounts | null): Date {
  const now = new Date();
  return counts ? nextDue(counts, { now, zone: currentZone(), newLeft: 1 }) : now;
}

/** What the counts of all decks lose when a deck is deleted; undefined if they leave it out. */
export function deletedCards(deck: Deck): CardCounts | undefined {
  const counts = countsOfDeck(deck);
  return counts && !isDeckOff(deck) ? countsDifference(counts, NO_CARDS) : undefined;
}

/**
 * Deletes a deck and those of its cards that are on this device; a function deletes the others.
 *
 * @param shown the deck as the student saw it; its cards may have been reviewed since then
 */
export async function deleteDeck(uid: string, shown: Stored<Deck>): Promise<void> {
  const reference = documentAt(documentPaths.deck(uid, shown.id));
  const [cards, latest] = await Promise.all([
    cardsOnDevice(uid, shown.id),
    getDocFromCache(reference).catch(() => null),
  ]);
  const deck = latest ? toStored<Deck>(latest) : shown;
  const change = deck && deletedCards(deck);
  const batch = writeBatch(firestore()).delete(reference);
  if (change) addToSummary(batch, uid, change);
  await Promise.all([
    batch.commit(),
    writeInBatches(cards, (batch, some) => {
      for (const card of some) batch.delete(documentAt(documentPaths.card(uid, card.id)));
    }),
  ]);
}

async function cardsOnDevice(uid: string, deckId: string): Promise<Stored<Card>[]> {
  const { docs } = await getDocsFromCache(toUnlimitedQuery(deckCardsQuery(uid, deckId)));
  return docs.flatMap((card) => toStored<Card>(card) ?? []);
}
