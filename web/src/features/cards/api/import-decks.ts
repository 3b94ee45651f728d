import { earliestDue } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { deleteField, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { cardOfStep, type ImportJob, type ImportStep, stepsOf } from '../transfer/import-job.ts';

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
  const dues = deck.cards.map(({ memory }) => ({ due: memory?.due ?? job.startedAt }));
  const nextDue = step.isLast ? earliestDue(dues) : NOT_DUE;
  if (step.isFirst && !stored) {
    batch.set(reference, {
      ...{ title: deck.title, cards: deck.cards.length, next_due: nextDue },
      ...(!step.isLast && { state: 'importing' }),
      created_at: serverTimestamp(),
    });
  } else {
    // An update fails if the deck was deleted; its cards would otherwise be left behind.
    batch.update(reference, { next_due: nextDue, state: step.isLast ? deleteField() : 'importing' });
  }
  for (let index = step.from; index < step.to; index += 1) {
    const { id, card } = cardOfStep(job, step, index);
    batch.set(documentAt(documentPaths.card(job.uid, id)), card);
  }
  await batch.commit();
}

/**
 * Deletes the decks of an import that are not complete or not wanted; a function deletes their cards.
 *
 * @param done how many steps have been saved, the last of them maybe without an answer yet
 */
export function removeImportedDecks(job: ImportJob, done: number): Promise<void> {
  const batch = writeBatch(firestore());
  const started = new Set(
    stepsOf(job)
      .slice(0, done + 1)
      .map(({ deck }) => deck),
  );
  job.decks.forEach(({ id }, index) => {
    if (started.has(index)) batch.delete(documentAt(documentPaths.deck(job.uid, id)));
  });
  return batch.commit();
}

/** An id for a deck that will be imported. */
export function newDeckId(uid: string): string {
  return newDocumentIn(collectionPaths.decks(uid)).id;
}
