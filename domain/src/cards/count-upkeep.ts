/** Keeps the counts of cards small and right. Apart from ./counts.ts, which Home loads. */
import { addDays, type Day } from '../days/day.ts';
import type { CardCounts } from './counts.ts';
import type { ReviewSummary } from './schemas.ts';

/** All cards that are counted: suspended ones are not. */
export function countedCards(counts: CardCounts): number {
  return Object.values(counts.due).reduce((sum, count) => sum + count, counts.new);
}

/** Days of the counts of all decks. */
export interface SummaryDays {
  due: readonly Day[];
  learned: readonly Day[];
}

/**
 * The days of the counts of all decks that no longer matter: past ones without an overdue card, and those before yesterday
 * on which new cards were learned. Yesterday can be today again in another zone.
 */
export function outdatedDays({ due = {}, learned = {} }: ReviewSummary, today: Day): SummaryDays {
  const yesterday = addDays(today, -1);
  return {
    due: Object.keys(due).filter((day) => day < yesterday && due[day] === 0),
    learned: Object.keys(learned).filter((day) => day < yesterday),
  };
}
