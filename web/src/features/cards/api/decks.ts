import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Flashcards } from '@akada/domain/ai/result-schemas';
import { earliestDue, newCard } from '@akada/domain/cards/card';
import { collectionPaths } from '@akada/domain/documents/paths';
import { serverTimestamp, writeBatch } from 'firebase/firestore';
import { newDocumentIn } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { addToSummary } from './counts.ts';

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
  const counts = { due: {}, new: newCards.length };
  const batch = writeBatch(firestore()).set(deck, {
    title,
    cards: cards.length,
    next_due: earliestDue(newCards),
    ...counts,
    ...(file && { file }),
    created_at: serverTimestamp(),
  });
  for (const card of newCards) batch.set(newDocumentIn(collectionPaths.cards(uid)), card);
  addToSummary(batch, uid, counts);
  return { id: deck.id, written: batch.commit() };
}
