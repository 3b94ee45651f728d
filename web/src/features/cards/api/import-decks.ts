import { earliestDue } from '@akada/domain/cards/card';
import { countCards, countsDifference, NO_CARDS } from '@akada/domain/cards/counts';
import { NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { deleteField, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';
import { cardOfStep, type ImportJob, type ImportStep, stepsOf } from '../transfer/import-job.ts';
import { addToSummary, countsOfDeck } from './counts.ts';

/**
 * Saves one step of an import in one batch. A deck with several steps is in state 'importing' until the last one, so its
 * cards are neither due nor counted before; then a function puts them into their queues.
 *
 * @param isRepeat whether the step may have been saved before. It then overwrites no review of a deck that is complete.
 * @param signal ends the import: its decks are deleted, so nothing may be written after them
 * @returns a promise that settles when the server has answered: offline that may take days
 * @throws FirebaseError 'not-found' if the deck was deleted in the meantime
 */
export async function saveImportStep(
  job: ImportJob,
  step: ImportStep,
  { isRepeat, signal }: { isRepeat: boolean; signal: AbortSignal },
): Promise<void> {
  const deck = job.decks[step.deck];
  if (!deck) throw new RangeError(`the import has no deck ${step.deck}`);
  const reference = documentAt(documentPaths.deck(job.uid, deck.id));
  const stored = isRepeat ? toStored<Deck>(await getDoc(reference)) : null;
  signal.throwIfAborted();
  if (stored && stored.state !== 'importing') return;
  const batch = writeBatch(firestore());
  // Before its last step the cards of a deck are neither due nor counted.
  const waiting = step.isLast ? waitingCards(job, step.deck) : [];
  const counts = countCards(waiting, currentZone());
  const nextDue = waiting.length > 0 ? earliestDue(waiting) : NOT_DUE;
  if (step.isFirst && !stored) {
    batch.set(reference, {
      ...{ title: deck.title, cards: deck.cards.length, next_due: nextDue, ...counts },
      ...(!step.isLast && { state: 'importing' }),
      created_at: serverTimestamp(),
    });
  } else {
    // An update fails if the deck was deleted; its cards would otherwise be left behind.
    batch.update(reference, {
      next_due: nextDue,
      ...counts,
      state: step.isLast ? deleteField() : 'importing',
    });
  }
  for (let index = step.from; index < step.to; index += 1) {
    const { id, card } = cardOfStep(job, step, index);
    batch.set(documentAt(documentPaths.card(job.uid, id)), card);
  }
  addToSummary(batch, job.uid, counts);
  await batch.commit();
}

/** The cards of a deck that wait for a review once its import has ended. */
function waitingCards({ decks, startedAt }: ImportJob, deck: number): Pick<Card, 'queue' | 'due'>[] {
  const cards = (decks[deck]?.cards ?? []).map(({ memory, isSuspended }) => ({
    due: memory?.due ?? startedAt,
    queue: queueOf({ suspended: isSuspended, state: memory?.state ?? 0 }, {}),
  }));
  return cards.filter(({ queue }) => queue !== 'off');
}

/**
 * Deletes the decks of an import that are not complete or not wanted; a function deletes their cards.
 *
 * @param done how many steps have been saved, the last of them maybe without an answer yet
 */
export async function removeImportedDecks(job: ImportJob, done: number): Promise<void> {
  const batch = writeBatch(firestore());
  const begun = new Set(
    stepsOf(job)
      .slice(0, done + 1)
      .map(({ deck }) => deck),
  );
  for (const [index, { id }] of job.decks.entries()) {
    if (!begun.has(index)) continue;
    const reference = documentAt(documentPaths.deck(job.uid, id));
    const stored = toStored<Deck>(await getDoc(reference));
    // A complete deck was counted.
    const counts = stored && !stored.state && countsOfDeck(stored);
    if (counts) addToSummary(batch, job.uid, countsDifference(counts, NO_CARDS));
    batch.delete(reference);
  }
  await batch.commit();
}

/** An id for a deck that will be imported. */
export function newDeckId(uid: string): string {
  return newDocumentIn(collectionPaths.decks(uid)).id;
}
