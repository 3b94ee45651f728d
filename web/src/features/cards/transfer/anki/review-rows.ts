/** The reviews of a deck as rows of Anki's log, from which its own FSRS can be fitted again. */
import { type Memory, RATINGS } from '@akada/domain/cards/memory';
import type { Review } from '@akada/domain/cards/sittings';
import { groupBy } from '@/lib/group-by.ts';

/** A review as Anki logs it, in the units of its database. */
export interface ReviewRow {
  /** Milliseconds since 1970. No two rows have the same. */
  id: number;
  cid: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  time: number;
  type: number;
}

/** The kind of a review by the state before it: learning, review or relearning. */
const KINDS: readonly number[] = [0, 0, 1, 2];

/** Anki stops the clock of an answer here. */
const MAX_MS = 60_000;

const REVIEW = 2;

/**
 * The rows of the reviews of some cards, oldest first.
 *
 * @param ids the card's id in the package by its id in Akada; reviews of other cards are left out
 */
export function reviewRows(
  reviews: readonly Review[],
  cards: readonly (Memory & { id: string })[],
  ids: ReadonlyMap<string, number>,
): ReviewRow[] {
  const ofCard = groupBy(reviews, ({ card }) => card);
  const rows = cards.flatMap((card) => {
    const cid = ids.get(card.id);
    const own = (ofCard.get(card.id) ?? []).toSorted(byTime);
    return cid === undefined
      ? []
      : own.map((review, index) => rowOf(review, own[index + 1]?.before ?? card, cid));
  });
  return withOwnIds(rows.sort((a, b) => a.id - b.id));
}

function rowOf({ at, rating, ms, before }: Review, after: Memory, cid: number): ReviewRow {
  return {
    ...{ id: at.getTime(), cid, ease: RATINGS.indexOf(rating) + 1, time: Math.min(ms, MAX_MS) },
    ...{
      ivl: intervalOf(after, at),
      lastIvl: before.last_review ? intervalOf(before, before.last_review) : 0,
    },
    type: KINDS[before.state] ?? 0,
  };
}

/** Days; for a card in learning its seconds, below zero. */
function intervalOf({ state, scheduled_days, due }: Memory, since: Date): number {
  if (state === REVIEW) return scheduled_days;
  return -Math.max(0, Math.round((due.getTime() - since.getTime()) / 1_000));
}

/** Two devices can have rated cards in the same millisecond: the later row gets the next free one. */
function withOwnIds(rows: readonly ReviewRow[]): ReviewRow[] {
  let last = 0;
  return rows.map((row) => {
    last = Math.max(row.id, last + 1);
    return { ...row, id: last };
  });
}

function byTime(a: Review, b: Review): number {
  return a.at.getTime() - b.at.getTime();
}
