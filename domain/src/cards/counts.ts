/** How many cards fall due on each day, and how many are new: of a deck, and of all decks (docs/product.md, Cards). */
import { addDays, type Day, dayOf, startOfDayIn } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';
import type { Zone } from '../days/zone.ts';
import { NOT_DUE } from './decks.ts';
import type { Card } from './schemas.ts';

/** Cards in review by the day on which they fall due, in the student's zone. A day without any may be absent. */
export type DueDays = Readonly<Record<Day, number>>;

export interface CardCounts {
  due: DueDays;
  /** Cards that were never reviewed. */
  new: number;
}

export const NO_CARDS: CardCounts = { due: {}, new: 0 };

type Queued = Pick<Card, 'queue' | 'due'>;

/** Counts cards. Those that are out of the queue count nowhere, and a new one that is buried on the day it comes back. */
export function countCards(cards: readonly Queued[], zone: Zone): CardCounts {
  const due: Record<Day, number> = {};
  let fresh = 0;
  for (const card of cards) {
    if (card.queue === 'new' && !isBuried(card, zone)) fresh += 1;
    else if (card.queue !== 'off') {
      const day = dayOf(card.due, zone);
      due[day] = (due[day] ?? 0) + 1;
    }
  }
  return { due, new: fresh };
}

/** A new card is due when it was made; a buried one, at the start of a day. */
function isBuried({ due }: Queued, zone: Zone): boolean {
  // Days begin with a minute, and few cards were made then: thousands are counted at once.
  if (due.getTime() % MS_PER_MINUTE !== 0) return false;
  return startOfDayIn(dayOf(due, zone), zone).getTime() === due.getTime();
}

/** What must be added to one count to turn it into the other. Days that don't change are absent. */
export function countsDifference(from: CardCounts, to: CardCounts): CardCounts {
  const days = [...new Set([...Object.keys(from.due), ...Object.keys(to.due)])];
  const changes = days.map((day) => [day, (to.due[day] ?? 0) - (from.due[day] ?? 0)] as const);
  return {
    due: Object.fromEntries(changes.filter(([, change]) => change !== 0)),
    new: to.new - from.new,
  };
}

/** The sum of two counts. */
export function addCounts(counts: CardCounts, change: CardCounts): CardCounts {
  const due: Record<Day, number> = { ...counts.due };
  for (const [day, count] of Object.entries(change.due)) due[day] = (due[day] ?? 0) + count;
  return { due, new: counts.new + change.new };
}

/** Cards due on a day or before it. Counts of devices that were offline can fall below zero until they are rebuilt. */
export function dueUntil(due: DueDays, last: Day): number {
  return Object.entries(due).reduce((sum, [day, count]) => (day <= last ? sum + count : sum), 0);
}

/** How many cards wait on a day: those due until then, and new ones as far as the day's limit allows. */
export function cardsWaiting(
  { due = {}, new: fresh = 0 }: Partial<CardCounts>,
  today: Day,
  newLeft: number,
): number {
  return Math.max(0, dueUntil(due, today)) + Math.max(0, Math.min(newLeft, fresh));
}

/** When some cards are due next, as far as their counts say: at the start of a day. */
export function nextDue(
  counts: CardCounts,
  { now, zone, newLeft }: { now: Date; zone: Zone; newLeft: number },
): Date {
  const days = Object.keys(counts.due).filter((day) => (counts.due[day] ?? 0) > 0);
  const today = dayOf(now, zone);
  if (counts.new > 0) days.push(newLeft > 0 ? today : addDays(today, 1));
  const [first] = days.sort();
  return first === undefined ? NOT_DUE : startOfDayIn(first, zone);
}
