/** Cards of a deck and when they are due (docs/product.md, Cards). */
import type { CardText } from '../ai/result-schemas.ts';
import { quantity } from '../text/plural.ts';
import { type Memory, newMemory, RATINGS, type Rating, type Schedule, USUAL_SCHEDULE } from './memory.ts';
import type { Card, DeckCard } from './schemas.ts';

/** What a new card says, and its tags. */
export type NewCardText = CardText & Pick<Card, 'tags'>;

/** A card that has never been reviewed. It is due immediately. */
export function newCard(
  { front, back, source, page, tags }: NewCardText,
  deckId: string,
  position: number,
  now: Date,
): Card {
  return {
    ...{ front, back, ...(source !== undefined && { source }), ...(page !== undefined && { page }) },
    ...newMemory(now),
    ...{ deck_id: deckId, queue: 'new', position },
    ...(tags !== undefined && { tags }),
  };
}

/** The fields of a card that a rating at a time changes, by the schedule of the student. */
export function rateCard(
  card: Card,
  rating: Rating,
  now: Date,
  schedule: Schedule = USUAL_SCHEDULE,
): Memory & Pick<Card, 'queue'> {
  return { ...schedule(card, rating, now), queue: card.queue === 'off' ? 'off' : 'review' };
}

/**
 * A card from its place of earlier releases, below its deck. New cards keep the order in which they were made, because
 * they are due when they are made.
 */
export function fromDeckCard(card: DeckCard, deckId: string): Card {
  return {
    ...card,
    ...{ deck_id: deckId, queue: card.state === 0 ? 'new' : 'review', position: card.due.getTime() },
  };
}

/** When the card would be due after each rating, for the buttons. */
export function dueByRating(
  card: Memory,
  now: Date,
  schedule: Schedule = USUAL_SCHEDULE,
): Record<Rating, Date> {
  const due = RATINGS.map((rating) => [rating, schedule(card, rating, now).due]);
  return Object.fromEntries(due) as Record<Rating, Date>;
}

/**
 * The time until a card is due, for a rating's button: '10 min', '12 h', '40 days'. Days are not rounded to months,
 * because 'Good' and 'Easy' are often less than a month apart.
 */
export function formatInterval(due: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((due.getTime() - now.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return quantity(days, 'day');
}

export function isDue({ due }: Pick<Card, 'due'>, now: Date): boolean {
  return due <= now;
}

/** When the first of some cards is due. A deck stores it as `next_due`, by which students are nudged to review. */
export function earliestDue(cards: readonly Pick<Card, 'due'>[]): Date {
  return new Date(Math.min(...cards.map(({ due }) => due.getTime())));
}
