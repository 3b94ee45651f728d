/** Which reviews of a sitting may earn points (docs/product.md, Points and streaks). The log is the device's word. */
import { MS_PER_DAY } from '../days/durations.ts';
import { storedId } from '../documents/ids-schemas.ts';
import { isPayableTime } from '../points/claimed-times.ts';
import type { Card } from './schemas.ts';
import { parseReviews, type Review } from './sittings.ts';

export const PAID_REVIEWS = {
  /** Cards that a sitting must review to earn points, unless fewer were due. */
  cards: 10,
  /** Reading and rating a card takes longer. */
  secondsApart: 1,
  /** Cards of a sitting that are looked up at most, so that a forged log costs few reads. */
  lookedUp: 20,
} as const;

/**
 * The reviews that count if their cards exist: each card once, at a payable time, at least a second from the reviews
 * before and after it, and of a card that was due by the end of its day. A log that was made up in an instant has none.
 *
 * @param stored the server's time at which the log was stored
 */
export function payableReviews(log: string, stored: Date): Review[] {
  const reviews = parseReviews(log).sort((a, b) => a.at.getTime() - b.at.getTime());
  const isApart = (one: Review, other: Review | undefined) =>
    !other || Math.abs(one.at.getTime() - other.at.getTime()) >= PAID_REVIEWS.secondsApart * 1_000;
  const payable = reviews.filter(
    (review, index) =>
      storedId.safeParse(review.card).success &&
      isPayableTime(review.at, stored) &&
      isApart(review, reviews[index - 1]) &&
      isApart(review, reviews[index + 1]) &&
      // A card is reviewed from the morning of its day on, in whatever zone.
      review.before.due.getTime() - review.at.getTime() <= MS_PER_DAY,
  );
  return [...new Map(payable.map((review) => [review.card, review])).values()];
}

/** Whether a card was reviewed at a time or later, as far as the server knows. */
export function wasReviewed(
  card: Pick<Card, 'last_review'> | undefined,
  { at }: Pick<Review, 'at'>,
): boolean {
  return card?.last_review != null && card.last_review >= at;
}
