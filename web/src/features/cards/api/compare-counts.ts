import { type CardCounts, countCards, dueUntil } from '@akada/domain/cards/counts';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card } from '@akada/domain/cards/schemas';
import { dayOf } from '@akada/domain/days/day';
import { currentZone } from '@/lib/zone.ts';

/**
 * Whether counts say something else about today than a queue shows. A queue that is as long as its page may have more
 * cards than it shows.
 *
 * @param cards those of the queue that are counted: of a deck, or of all decks
 */
export function differsFromQueue(
  counts: CardCounts,
  cards: readonly Card[],
  queue: readonly Card[] = cards,
): boolean {
  const zone = currentZone();
  const today = dayOf(new Date(), zone);
  const [actual, shown] = [countCards(cards, zone), countCards(queue, zone)];
  const differ = (counted: number, own: number, all: number) =>
    all < REVIEW_LIMITS.page ? counted !== own : counted < own;
  return (
    differ(dueUntil(counts.due, today), dueUntil(actual.due, today), dueUntil(shown.due, today)) ||
    differ(counts.new, actual.new, shown.new)
  );
}
