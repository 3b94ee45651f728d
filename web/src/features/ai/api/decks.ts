import { cardsPath, collectionPaths, documentPaths } from '@akada/domain/paths';
import { newCard } from '@akada/domain/review';
import type { Card, Flashcards } from '@akada/domain/schemas/ai';
import { collection, getDocs, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { cardPath } from './use-ai.ts';

/** Keeps cards as a deck, due from now on; gives the deck's id. */
export function keepDeck(uid: string, { title, cards }: Flashcards): { id: string; written: Promise<void> } {
  const deck = newDocumentIn(collectionPaths.decks(uid));
  const batch = writeBatch(firestore()).set(deck, {
    title,
    cards: cards.length,
    created_at: serverTimestamp(),
  });
  for (const card of cards) {
    batch.set(newDocumentIn(cardsPath(uid, deck.id)), newCard(card, new Date()));
  }
  return { id: deck.id, written: batch.commit() };
}

/** Writes a card as a review has left it. */
export function saveCard(uid: string, deckId: string, cardId: string, card: Card): Promise<void> {
  return updateDoc(documentAt(cardPath(uid, deckId, cardId)), card);
}

/** Removes a deck with its cards. */
export async function deleteDeck(uid: string, deckId: string): Promise<void> {
  const cards = await getDocs(collection(firestore(), cardsPath(uid, deckId)));
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.deck(uid, deckId)));
  for (const card of cards.docs) batch.delete(card.ref);
  await batch.commit();
}
