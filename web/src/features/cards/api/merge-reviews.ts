import type { Memory, Schedule } from '@akada/domain/cards/memory';
import { sittingsSinceQuery } from '@akada/domain/cards/queries';
import { isOutdated, replayForked, withMissing } from '@akada/domain/cards/replay';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, ReviewSitting } from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import { getDocsFromServer, runTransaction, waitForPendingWrites } from 'firebase/firestore';
import { documentAt, type Stored, toQuery, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { recountDeck } from './counts.ts';

/** The localStorage key of the time up to which this device has merged the reviews of all devices. */
const keyOf = (uid: string) => `akada.merged.${uid}`;

/**
 * Corrects the cards that two devices reviewed without knowing of each other, from the sittings that were saved since
 * this device did so last. Waits until its own writes are sent, and so for the network.
 *
 * @throws FirebaseError when the sittings can't be read
 */
export async function mergeReviews(uid: string, schedule: Schedule): Promise<void> {
  await waitForPendingWrites(firestore());
  const stored = Number(localStorage.getItem(keyOf(uid)));
  // A device without the time has no reviews of its own that others could not know of.
  const since = new Date(stored > 0 ? stored + 1 : Date.now() - MS_PER_DAY);
  const sittings = await readSittingsSince(uid, since);
  const reviews = await withMissing(parse(sittings), schedule, async (time) =>
    parse(await readSittingsSince(uid, time)),
  );
  const decks = new Set<string>();
  for (const [id, memory] of replayForked(reviews, schedule)) {
    const deck = await correct(uid, id, memory);
    if (deck !== null) decks.add(deck);
  }
  // Each device has counted its own reviews, so both have taken the same card from a day.
  for (const deck of decks) await recountDeck(uid, deck);
  const last = Math.max(since.getTime() - 1, ...sittings.map(({ updated_at }) => updated_at.getTime()));
  localStorage.setItem(keyOf(uid), String(last));
}

function parse(sittings: readonly ReviewSitting[]) {
  return parseReviews(sittings.map(({ reviews }) => reviews).join('\n'));
}

/** All sittings that were saved since a time, a page at a time. */
export async function readSittingsSince(uid: string, time: Date): Promise<Stored<ReviewSitting>[]> {
  const found = new Map<string, Stored<ReviewSitting>>();
  for (let from = time; ; ) {
    const { docs } = await getDocsFromServer(toQuery(sittingsSinceQuery(uid, from)));
    const page = docs.flatMap((one) => toStored<ReviewSitting>(one) ?? []);
    const known = found.size;
    for (const sitting of page) found.set(sitting.id, sitting);
    const last = page.at(-1)?.updated_at;
    if (!last || page.length < REVIEW_LIMITS.merged || found.size === known) return [...found.values()];
    from = last;
  }
}

/**
 * Corrects a card to the memory of a replay. A deleted card stays deleted.
 *
 * @returns the deck of a card that was corrected
 */
function correct(uid: string, id: string, memory: Memory): Promise<string | null> {
  const path = documentAt(documentPaths.card(uid, id));
  return runTransaction(firestore(), async (transaction) => {
    const card = toStored<Card>(await transaction.get(path));
    if (!card || !isOutdated(card, memory)) return null;
    transaction.update(path, { ...memory, queue: card.queue === 'off' ? 'off' : 'review' });
    return card.deck_id;
  });
}
