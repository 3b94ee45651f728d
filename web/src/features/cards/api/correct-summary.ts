import { addCounts, countsDifference, NO_CARDS } from '@akada/domain/cards/counts';
import { isDeckOff } from '@akada/domain/cards/decks';
import { countLearned } from '@akada/domain/cards/learned';
import { daySpan } from '@akada/domain/cards/queue';
import type { Card, Deck, ReviewSummary } from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import { dayOf } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  collection,
  getDocsFromServer,
  increment,
  runTransaction,
  waitForPendingWrites,
} from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';
import { unsavedLines } from '../sitting-log.ts';
import { differsFromQueue } from './compare-counts.ts';
import { countsOfDeck, recountDeck } from './counts.ts';
import { readSittingsSince } from './merge-reviews.ts';

/**
 * Corrects how many new cards were learned today by the log of reviews: devices without a network each count the same
 * card. Costs a read for each sitting that was saved today. Up to nine reviews of a device that is reviewing right now are
 * not in the log yet; the next correction adds them.
 *
 * @throws FirebaseError when the log can't be read
 */
export async function correctLearned(uid: string): Promise<void> {
  await waitForPendingWrites(firestore());
  const now = new Date();
  const span = daySpan(now, currentZone());
  const today = dayOf(now, currentZone());
  const known = unsavedLines(uid);
  const sittings = await readSittingsSince(uid, span.start);
  const lines = [...sittings.map(({ reviews }) => reviews), ...known];
  const learned = countLearned(parseReviews(lines.join('\n')), span);
  const path = documentAt(documentPaths.reviewSummary(uid));
  await runTransaction(firestore(), async (transaction) => {
    const stored = toStored<ReviewSummary>(await transaction.get(path))?.learned?.[today] ?? 0;
    // A rating during the correction is in only one of the two numbers.
    const isRating = unsavedLines(uid).some((line) => !known.includes(line));
    if (stored === learned || isRating) return;
    transaction.set(path, { learned: { [today]: increment(learned - stored) } }, { merge: true });
  });
}

/**
 * Makes the counts of all decks the sum of those of the decks, after counting the decks again that differ from the queue.
 * Costs two reads for each deck, so it is only done when the counts differ from the queue.
 *
 * @param queue the first cards of the review of all decks
 * @throws FirebaseError without a network
 */
export async function rebuildSummary(uid: string, queue: readonly Card[]): Promise<void> {
  const { docs } = await getDocsFromServer(collection(firestore(), collectionPaths.decks(uid)));
  for (const deck of docs.flatMap((one) => toStored<Deck>(one) ?? [])) {
    const counts = countsOfDeck(deck);
    const cards = queue.filter(({ deck_id }) => deck_id === deck.id);
    if (counts && !isDeckOff(deck) && differsFromQueue(counts, cards, queue)) await recountDeck(uid, deck.id);
  }
  const path = documentAt(documentPaths.reviewSummary(uid));
  await runTransaction(firestore(), async (transaction) => {
    const stored = toStored<ReviewSummary>(await transaction.get(path));
    const decks = await Promise.all(
      docs.map(async ({ id }) =>
        toStored<Deck>(await transaction.get(documentAt(documentPaths.deck(uid, id)))),
      ),
    );
    const total = decks
      .flatMap((deck) => (deck && !isDeckOff(deck) ? (countsOfDeck(deck) ?? []) : []))
      .reduce(addCounts, NO_CARDS);
    const { due, new: fresh } = countsDifference({ due: stored?.due ?? {}, new: stored?.new ?? 0 }, total);
    if (Object.keys(due).length === 0 && fresh === 0) return;
    const counts = Object.keys(due).map((day) => [day, total.due[day] ?? 0]);
    transaction.set(path, { due: Object.fromEntries(counts), new: total.new }, { merge: true });
  });
}
