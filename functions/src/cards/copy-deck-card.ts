import { fromDeckCard } from '@akada/domain/cards/card';
import { type Card, cardSchema, type DeckCard, deckCardSchema } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument, readTogether } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';

/**
 * Copies a card from below its deck to `users/{uid}/cards`, with its id and its memory state. If it was copied before,
 * only a later review is carried over. What an app of this release wrote is never overwritten by anything earlier.
 *
 * @param path where it is below its deck
 * @param isNew whether the card may be created; not for a review of a card that the student has deleted since
 * @returns whether anything changed, or would in a dry run
 */
export async function copyDeckCard(
  db: Firestore,
  path: string,
  { isNew, isDryRun = false }: { isNew: boolean; isDryRun?: boolean },
): Promise<boolean> {
  let isChanged = false;
  // Again until nothing is left to carry over: an app of the earlier release may review the card in the meantime.
  while (await copyOnce(db, path, isNew, isDryRun)) {
    isChanged = true;
    if (isDryRun) break;
  }
  return isChanged;
}

function copyOnce(db: Firestore, path: string, isNew: boolean, isDryRun: boolean): Promise<boolean> {
  const [, uid = '', , deckId = '', , cardId = ''] = path.split('/');
  return retryOnConflict(async () => {
    const [oldRead, deckRead, read] = await readTogether(
      db,
      db.doc(path),
      db.doc(documentPaths.deck(uid, deckId)),
      db.doc(documentPaths.card(uid, cardId)),
    );
    const old = parseDocument(deckCardSchema, oldRead);
    if (!old) return false;
    const card = parseDocument(cardSchema, read);
    if (card) return carryReview(read, card, old, isDryRun);
    if (!isNew || !deckRead.exists) return false;
    if (!isDryRun) await create(read.ref, fromDeckCard(old, deckId));
    return true;
  });
}

async function create(ref: DocumentReference, card: Card): Promise<void> {
  await ref.create(card);
}

async function carryReview(
  read: DocumentSnapshot,
  card: Card,
  old: DeckCard,
  isDryRun: boolean,
): Promise<boolean> {
  if (old.last_review === null || (card.last_review !== null && old.last_review <= card.last_review))
    return false;
  const { front: _, back: __, source: ___, page: ____, ...memory } = old;
  const queue = card.queue === 'off' ? 'off' : 'review';
  if (!isDryRun) await read.ref.update({ ...memory, queue }, ifUnchanged(read));
  return true;
}
