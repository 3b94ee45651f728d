import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Flashcards } from '@akada/domain/ai/result-schemas';
import { earliestDue, newCard, type rateCard } from '@akada/domain/cards/card';
import type { Card } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

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
  const now = new Date();
  const newCards = cards.map((card, index) => newCard(card, deck.id, now.getTime() + index, now));
  const batch = writeBatch(firestore()).set(deck, {
    title,
    cards: cards.length,
    next_due: earliestDue(newCards),
    ...(file && { file }),
    created_at: serverTimestamp(),
  });
  for (const card of newCards) batch.set(newDocumentIn(collectionPaths.cards(uid)), card);
  return { id: deck.id, written: batch.commit() };
}

/**
 * Saves a review of a card and the time at which its deck is due next.
 *
 * @param cards all cards of the deck, before the review
 */
export function saveReview(
  uid: string,
  deckId: string,
  { id, change }: { id: string; change: ReturnType<typeof rateCard> },
  cards: readonly Stored<Card>[],
): Promise<void> {
  const others = cards.filter((other) => other.id !== id);
  return writeBatch(firestore())
    .update(documentAt(documentPaths.card(uid, id)), change)
    .update(documentAt(documentPaths.deck(uid, deckId)), { next_due: earliestDue([...others, change]) })
    .commit();
}
