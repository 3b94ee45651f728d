import type { SummaryDays } from '@akada/domain/cards/count-upkeep';
import { type CardCounts, countCards, countsDifference, NO_CARDS, nextDue } from '@akada/domain/cards/counts';
import { DECK_LIMITS, isDeckOff, queueOf } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { type Day, dayOf } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  collection,
  deleteField,
  type FieldValue,
  getDocFromServer,
  getDocsFromServer,
  increment,
  query,
  runTransaction,
  type WriteBatch,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';

/** The fields by which a batch adds to the counts of a deck. */
export function deckCountChanges({ due, new: fresh }: CardCounts): Record<string, FieldValue> {
  return {
    ...Object.fromEntries(Object.entries(due).map(([day, count]) => [`due.${day}`, increment(count)])),
    ...(fresh !== 0 && { new: increment(fresh) }),
  };
}

/**
 * Adds to the counts of all decks, in a batch with the cards that change. What is not counted stays as it is.
 *
 * @param learned the day on which new cards were learned, and how many
 * @param outdated days to remove with this write; one that changes stays
 */
export function addToSummary(
  batch: WriteBatch,
  uid: string,
  { due, new: fresh }: CardCounts,
  learned?: { day: Day; count: number },
  outdated: SummaryDays = { due: [], learned: [] },
): void {
  const changes = Object.entries(due);
  if (changes.length === 0 && fresh === 0 && !learned) return;
  const dueFields = {
    ...Object.fromEntries(outdated.due.map((day) => [day, deleteField()])),
    ...Object.fromEntries(changes.map(([day, count]) => [day, increment(count)])),
  };
  const learnedFields = {
    ...Object.fromEntries(outdated.learned.map((day) => [day, deleteField()])),
    ...(learned && { [learned.day]: increment(learned.count) }),
  };
  batch.set(
    documentAt(documentPaths.reviewSummary(uid)),
    {
      ...(Object.keys(dueFields).length > 0 && { due: dueFields }),
      ...(fresh !== 0 && { new: increment(fresh) }),
      ...(Object.keys(learnedFields).length > 0 && { learned: learnedFields }),
    },
    { merge: true },
  );
}

/** The stored counts of a deck; null for a deck that no app of this release has counted. */
export function countsOfDeck({ due, new: fresh }: Deck): CardCounts | null {
  return due === undefined && fresh === undefined ? null : { due: due ?? {}, new: fresh ?? 0 };
}

/** How often a deck is counted at most while its cards are being reviewed. */
const MOST_COUNTS = 5;

/**
 * Counts all cards of a deck, and corrects its numbers and by the difference the counts of all decks. Two devices that
 * were offline can leave them wrong, and a deck of an earlier release has none. A deck that is archived or still being
 * imported keeps counts for its return, and those of all decks leave it out. While reviews change the deck, it is counted
 * again, and after a few times left for the next check. Waits until this device's writes are sent, and so for the network.
 *
 * @throws FirebaseError when the server can't be read
 */
export async function recountDeck(uid: string, deckId: string): Promise<void> {
  for (let counts = 0; counts < MOST_COUNTS; counts += 1) if (await recountOnce(uid, deckId)) return;
  console.warn('a deck changed whenever its cards were counted');
}

/** @returns false if the deck changed while its cards were counted: its counts would miss a review */
async function recountOnce(uid: string, deckId: string): Promise<boolean> {
  const path = documentAt(documentPaths.deck(uid, deckId));
  await waitForPendingWrites(firestore());
  const known = toStored<Deck>(await getDocFromServer(path));
  if (!known) return true;
  const { docs, metadata } = await getDocsFromServer(
    query(collection(firestore(), collectionPaths.cards(uid)), where('deck_id', '==', deckId)),
  );
  // Reviews of this device that are not sent yet are among the cards, and would count once more when they are.
  if (metadata.hasPendingWrites) return false;
  const zone = currentZone();
  const actual = countCards(
    docs.flatMap((card) => toStored<Card>(card) ?? []).map((card) => ({ ...card, queue: queueOf(card, {}) })),
    zone,
  );
  const now = new Date();
  const summaryPath = documentAt(documentPaths.reviewSummary(uid));
  return runTransaction(firestore(), async (transaction) => {
    const stored = toStored<Deck>(await transaction.get(path));
    if (!stored) return true;
    if (hasChanged(known, stored)) return false;
    const before = countsOfDeck(stored);
    // An import says from the beginning how many cards there will be.
    const cards = stored.state === 'importing' ? stored.cards : Math.min(docs.length, DECK_LIMITS.cards);
    const isCounted = isSame(before, actual);
    if (isCounted && stored.cards === cards) return true;
    const { due, new: fresh } = countsDifference(before ?? { due: {}, new: 0 }, actual);
    const isOff = isDeckOff(stored);
    transaction.update(path, {
      ...{ ...actual, cards },
      ...(!isOff && { next_due: nextDue(actual, { now, zone, newLeft: 1 }) }),
    });
    if (isOff || isCounted) return true;
    transaction.set(
      summaryPath,
      {
        due: Object.fromEntries(Object.entries(due).map(([day, count]) => [day, increment(count)])),
        new: increment(fresh),
      },
      { merge: true },
    );
    return true;
  });
}

/** Whether the counts of a deck are others than before: every review that matters to them changes them. */
function hasChanged(before: Deck, after: Deck): boolean {
  return (
    before.cards !== after.cards || !agree(countsOfDeck(before) ?? NO_CARDS, countsOfDeck(after) ?? NO_CARDS)
  );
}

/** Whether two counts say the same; days without cards may be absent. */
function agree(one: CardCounts, other: CardCounts): boolean {
  return one.new === other.new && Object.keys(countsDifference(one, other).due).length === 0;
}

/** Decks that this page has counted, so that a refusal is not tried again and again. */
const counted = new Set<string>();

/** Counts the cards of decks of an earlier release, once: each costs as many reads as it has cards. */
export async function countUncounted(uid: string, decks: readonly Stored<Deck>[]): Promise<void> {
  for (const deck of decks) {
    if (countsOfDeck(deck) || counted.has(deck.id)) continue;
    counted.add(deck.id);
    await recountDeck(uid, deck.id);
  }
}

/** Whether stored counts are right; past days without cards are to be removed. */
function isSame(stored: CardCounts | null, actual: CardCounts): boolean {
  if (stored === null) return false;
  const today = dayOf(new Date(), currentZone());
  const isEmptyAndPast = ([day, count]: [Day, number]) => count === 0 && day < today;
  return !Object.entries(stored.due).some(isEmptyAndPast) && agree(stored, actual);
}
