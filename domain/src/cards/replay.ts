/** Reviews of the same card on several devices: from the log its one memory follows (docs/product.md, Cards). */
import { MS_PER_DAY } from '../days/durations.ts';
import type { Memory, Schedule } from './memory.ts';
import type { Review } from './sittings.ts';

/**
 * The memory of each card that some device rated without knowing of another's review. All of its reviews count, in the
 * order of their times, from the earliest memory on. The result does not depend on the order of the reviews.
 *
 * @param reviews every review since the devices last agreed, each once
 * @returns nothing for cards whose devices knew of each other: what is stored is right
 */
export function replayForked(reviews: readonly Review[], schedule: Schedule): Map<string, Memory> {
  const memories = new Map<string, Memory>();
  for (const [card, ofCard] of byCard(reviews)) {
    if (!isForked(ofCard)) continue;
    const start = ofCard.map(({ before }) => before).reduce(earlier);
    memories.set(
      card,
      ofCard.toSorted(byTime).reduce((memory, { rating, at }) => schedule(memory, rating, at), start),
    );
  }
  return memories;
}

/** How far the first round reads back; each further one reads twice as far. */
const FIRST_ROUND_DAYS = 16;
const MAX_ROUNDS = 6;

/**
 * Adds the earlier reviews of the same cards that some device knew of, without which a replay would not count them.
 *
 * @param reviews each once
 * @param readSince reads all reviews that were saved since a time
 */
export async function withMissing(
  reviews: readonly Review[],
  schedule: Schedule,
  readSince: (time: Date) => Promise<readonly Review[]>,
): Promise<readonly Review[]> {
  let all = reviews;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const incomplete = new Map(
      [...byCard(all)].filter(([, ofCard]) => isIncomplete(ofCard, schedule, round === 0)),
    );
    if (incomplete.size === 0) break;
    const times = [...incomplete.values()].flat().map(({ at, before }) => before.last_review ?? at);
    const earliest = Math.min(...times.map((time) => time.getTime()));
    const read = await readSince(new Date(earliest - FIRST_ROUND_DAYS * MS_PER_DAY * 2 ** round));
    all = [
      ...all.filter(({ card }) => !incomplete.has(card)),
      ...read.filter(({ card }) => incomplete.has(card)),
    ];
  }
  return all;
}

/**
 * Whether reviews of a card are missing that some memory counts. A memory that a replay gave does not say which reviews it
 * counts, so with `isStrict` it is never complete.
 */
function isIncomplete(ofCard: readonly Review[], schedule: Schedule, isStrict: boolean): boolean {
  const start = ofCard.map(({ before }) => before).reduce(earlier);
  const after = ofCard.map(({ before, rating, at }) => schedule(before, rating, at));
  return ofCard.some(({ before }) => {
    if (before.reps === start.reps || after.some((memory) => !differs(before, memory))) return false;
    const known = ofCard.filter(({ at }) => before.last_review !== null && at <= before.last_review);
    const knowsLast = known.some(({ at }) => at.getTime() === before.last_review?.getTime());
    return isStrict || !knowsLast || known.length < before.reps - start.reps;
  });
}

/**
 * Whether a stored card is to be corrected to the memory of a replay. A card with a later review is not: an app that
 * writes no log has reviewed it since.
 */
export function isOutdated(card: Memory, replayed: Memory): boolean {
  return (
    (card.last_review?.getTime() ?? 0) <= (replayed.last_review?.getTime() ?? 0) && differs(card, replayed)
  );
}

function differs(one: Memory, other: Memory): boolean {
  return (
    one.reps !== other.reps ||
    one.lapses !== other.lapses ||
    one.stability !== other.stability ||
    one.difficulty !== other.difficulty ||
    one.last_review?.getTime() !== other.last_review?.getTime()
  );
}

function byCard(reviews: readonly Review[]): Map<string, Review[]> {
  const cards = new Map<string, Review[]>();
  for (const review of reviews) {
    const known = cards.get(review.card);
    if (known) known.push(review);
    else cards.set(review.card, [review]);
  }
  return cards;
}

/** Reviews that knew of each other each saw another last review. */
function isForked(reviews: readonly Review[]): boolean {
  return new Set(reviews.map(({ before }) => before.last_review?.getTime())).size < reviews.length;
}

function byTime(a: Review, b: Review): number {
  return a.at.getTime() - b.at.getTime() || a.rating.localeCompare(b.rating);
}

/** The memory with fewer reviews: devices that know less of a card have an earlier one. */
function earlier(a: Memory, b: Memory): Memory {
  return b.reps < a.reps ? b : a;
}
