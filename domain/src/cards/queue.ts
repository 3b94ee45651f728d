/** Which card comes next in a review of all decks, or of one (docs/product.md, Cards). */
import { addDays, type Day, dayOf, startOfDayIn } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';
import type { Zone } from '../days/zone.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import type { Card } from './schemas.ts';

/** A student's day: cards that are due before its end are reviewed on it. */
export interface DaySpan {
  start: Date;
  end: Date;
}

/** The student's day at a time. */
export function daySpan(now: Date, zone: Zone): DaySpan {
  const today = dayOf(now, zone);
  return { start: startOfDayIn(today, zone), end: startOfDayIn(addDays(today, 1), zone) };
}

/** How many new cards a student may still learn today. */
export function newCardsLeft(learned: Readonly<Record<Day, number>>, today: Day, newADay: number): number {
  return Math.max(0, newADay - (learned[today] ?? 0));
}

type Queued = Pick<Card, 'queue' | 'due' | 'last_review' | 'position'> & { id: string };

/** The cards of a review, as they are shown. */
export interface Queue<C> {
  /** The cards to show now, the next one first. */
  ready: C[];
  /** Cards that were reviewed today and come back today, but not yet; the first due first. */
  later: C[];
}

/**
 * The queue at a time: cards that come back after a review today, then cards due today, then new cards. New cards come
 * in the order of their positions, so that two devices without a network choose the same ones. When nothing else is left,
 * a card comes back a little before it is due, also late in the evening when it is due after midnight.
 *
 * @param cards those of the queries for due and for new cards, or all of a deck
 * @param newLeft how many new cards may still be learned
 */
export function queueAt<C extends Queued>(
  cards: readonly C[],
  { now, day: { start, end }, newLeft }: { now: Date; day: DaySpan; newLeft: number },
): Queue<C> {
  const ahead = new Date(now.getTime() + REVIEW_LIMITS.learnAheadMinutes * MS_PER_MINUTE);
  const isBack = ({ last_review }: C) => last_review !== null && last_review >= start;
  const due = cards
    .filter((card) => card.queue === 'review' && (card.due < end || (isBack(card) && card.due <= ahead)))
    .sort(byDue);
  const back = due.filter((card) => isBack(card) && card.due <= now);
  const fresh = cards
    .filter((card) => card.queue === 'new' && card.due < end)
    .sort(byPosition)
    .slice(0, newLeft);
  const ready = [...back, ...due.filter((card) => !isBack(card)), ...fresh];
  const later = due.filter((card) => isBack(card) && card.due > now);
  if (ready.length > 0) return { ready, later };
  return {
    ready: later.filter((card) => card.due <= ahead),
    later: later.filter((card) => card.due > ahead),
  };
}

function byDue(a: Queued, b: Queued): number {
  return a.due.getTime() - b.due.getTime() || byId(a, b);
}

function byPosition(a: Queued, b: Queued): number {
  return a.position - b.position || byId(a, b);
}

function byId(a: Queued, b: Queued): number {
  return a.id < b.id ? -1 : 1;
}
