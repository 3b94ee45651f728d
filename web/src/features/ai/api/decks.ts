import type { Card } from '@akada/domain/ai/deck-schemas';
import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Flashcards } from '@akada/domain/ai/result-schemas';
import { earliestDue, newCard } from '@akada/domain/ai/review';
import { cardsPath, collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { collection, getDocs, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { cardPath } from './use-ai.ts';

/**
 * Saves cards as a deck that is due now.
 *
 * @param file what they were made from; null without a file
 * @returns the deck's id at once, and a promise that settles when the server has answered
 */
export function saveDeck(
  uid: string,
  { title, cards }: Flashcards,
  file: AiFile | null,
): { id: string; written: Promise<void> } {
  const deck = newDocumentIn(collectionPaths.decks(uid));
  const newCards = cards.map((card) => newCard(card, new Date()));
  const batch = writeBatch(firestore()).set(deck, {
    title,
    cards: cards.length,
    next_due: earliestDue(newCards),
    ...(file && { file }),
    created_at: serverTimestamp(),
  });
  for (const card of newCards) batch.set(newDocumentIn(cardsPath(uid, deck.id)), card);
  return { id: deck.id, written: batch.commit() };
}

/**
 * Saves a reviewed card and the time at which its deck is due next.
 *
 * @param cards all cards of the deck, before the review
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

/** Deletes a deck and its cards. */
export async function deleteDeck(uid: string, deckId: string): Promise<void> {
  const cards = await getDocs(collection(firestore(), cardsPath(uid, deckId)));
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.deck(uid, deckId)));
  for (const card of cards.docs) batch.delete(card.ref);
  await batch.commit();
}
