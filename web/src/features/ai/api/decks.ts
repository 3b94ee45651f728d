import { earliestDue, newCard } from '@akada/domain/ai/review';
import type { Card, Flashcards } from '@akada/domain/ai/schemas';
import { cardsPath, collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { collection, getDocs, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { cardPath } from './use-ai.ts';

/** Keeps cards as a deck, due from now on; gives the deck's id. */
export function saveDeck(uid: string, { title, cards }: Flashcards): { id: string; written: Promise<void> } {
  const deck = newDocumentIn(collectionPaths.decks(uid));
  const added = cards.map((card) => newCard(card, new Date()));
  const batch = writeBatch(firestore()).set(deck, {
    title,
    cards: cards.length,
    next_due: earliestDue(added),
    created_at: serverTimestamp(),
  });
  for (const card of added) batch.set(newDocumentIn(cardsPath(uid, deck.id)), card);
  return { id: deck.id, written: batch.commit() };
}

/**
 * Writes a card as a review has left it, and when its deck is due next.
 *
 * @param cards all cards of the deck, as they were before
 */
export function saveCard(
  uid: string,
  deckId: string,
  { id, card }: { id: string; card: Card },
  cards: readonly Stored<Card>[],
): Promise<void> {
  const others = cards.filter((other) => other.id !== id);
  return writeBatch(firestore())
    .update(documentAt(cardPath(uid, deckId, id)), card)
    .update(documentAt(documentPaths.deck(uid, deckId)), { next_due: earliestDue([...others, card]) })
    .commit();
}

/** Removes a deck with its cards. */
export async function deleteDeck(uid: string, deckId: string): Promise<void> {
  const cards = await getDocs(collection(firestore(), cardsPath(uid, deckId)));
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.deck(uid, deckId)));
  for (const card of cards.docs) batch.delete(card.ref);
  await batch.commit();
}
