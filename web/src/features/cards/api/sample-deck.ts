import { earliestDue, newCard } from '@akada/domain/cards/card';
import { countCards, countsDifference, NO_CARDS } from '@akada/domain/cards/counts';
import type { Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { SAMPLE_DECK, SAMPLE_ID } from '@akada/domain/setup/samples';
import { getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';
import { addToSummary } from './counts.ts';
import { deleteDeck } from './deck-writes.ts';

/**
 * Adds the sample deck with its cards.
 *
 * @returns a promise that settles when the server has answered; it refuses a second sample deck
 */
export function addSampleDeck(uid: string): Promise<void> {
  const now = new Date();
  const cards = SAMPLE_DECK.cards.map((text, index) => newCard(text, SAMPLE_ID, now.getTime() + index, now));
  const counts = countCards(cards, currentZone());
  const batch = writeBatch(firestore());
  batch.set(documentAt(documentPaths.deck(uid, SAMPLE_ID)), {
    ...{ title: SAMPLE_DECK.title, cards: cards.length, next_due: earliestDue(cards), ...counts },
    created_at: serverTimestamp(),
  });
  for (const [index, card] of cards.entries()) {
    batch.set(documentAt(documentPaths.card(uid, `${SAMPLE_ID}-${index}`)), card);
  }
  addToSummary(batch, uid, countsDifference(NO_CARDS, counts));
  return batch.commit();
}

/** Deletes the sample deck and its cards, if it still exists. */
export async function deleteSampleDeck(uid: string): Promise<void> {
  const deck = toStored<Deck>(await getDoc(documentAt(documentPaths.deck(uid, SAMPLE_ID))));
  if (deck) await deleteDeck(uid, deck);
}
