/** Counts the new cards of a day from the log of reviews. Apart from ./queue.ts, which Home loads. */
import type { DaySpan } from './queue.ts';
import type { Review } from './sittings.ts';

/**
 * How many new cards were learned on a day: each card once, although two devices without a network may have learned it
 * both.
 *
 * @param reviews those of all devices
 */
export function countLearned(reviews: readonly Review[], { start, end }: DaySpan): number {
  const learned = reviews.filter(({ at, before }) => before.state === 0 && at >= start && at < end);
  return new Set(learned.map(({ card }) => card)).size;
}
