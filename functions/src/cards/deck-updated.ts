/** Keeps the queues of a deck's cards in step with the deck (docs/product.md, Cards). */
import { isDeckOff, queueOf } from '@akada/domain/cards/decks';
import { cardsInQueuesQuery } from '@akada/domain/cards/queries';
import { cardSchema, type Deck, deckSchema } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { forEachDocument } from '../lib/run-query.ts';

type DeckState = Pick<Deck, 'archived' | 'state'>;

/**
 * Puts the cards of a deck where they belong after it was archived, brought back or completely imported. The app does so
 * only for the cards that it has on the device.
 */
export const deckUpdated: ChangeHandler = async ({ db }, { uid, id, before, after }) => {
  if (!before || !after || isDeckOff(before) === isDeckOff(after)) return;
  // Events arrive in any order, so the deck is read, and again afterwards in case it changed in the meantime.
  for (let done: boolean | null = null; ; ) {
    const deck = parseDocument(deckSchema, await db.doc(documentPaths.deck(uid, id)).get());
    if (!deck || isDeckOff(deck) === done) return;
    const isOff = isDeckOff(deck);
    done = isOff;
    const misplaced = cardsInQueuesQuery(uid, id, isOff ? ['new', 'review'] : ['off']);
    await forEachDocument(db, misplaced, (card) => updateQueue(card, id, deck));
  }
};

/** Leaves a card alone that was moved or deleted in the meantime, and keeps a review of that time. */
async function updateQueue(document: DocumentSnapshot, deckId: string, deck: DeckState): Promise<void> {
  let read = document;
  await retryOnConflict(async () => {
    const card = parseDocument(cardSchema, read);
    if (card?.deck_id !== deckId || queueOf(card, deck) === card.queue) return;
    try {
      await ignoreNotFound(read.ref.update({ queue: queueOf(card, deck) }, ifUnchanged(read)));
    } catch (error) {
      read = await read.ref.get();
      throw error;
    }
  });
}
