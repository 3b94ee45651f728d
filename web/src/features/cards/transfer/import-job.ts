/** The steps in which the decks of an import are saved, so that a broken-off import continues where it was. */

import { queueOf } from '@akada/domain/cards/decks';
import { newMemory } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import type { ImportedDeck } from './import-plan.ts';

/** Below the 500 writes that Firestore accepts at once. The deck itself is one more. */
export const CARDS_PER_STEP = 449;

/** An import that the student has started. */
export interface ImportJob {
  uid: string;
  startedAt: Date;
  /** With the ids under which they are saved. */
  decks: (ImportedDeck & { id: string })[];
}

/** One batch: some cards of one deck. */
export interface ImportStep {
  /** The index of the deck. */
  deck: number;
  /** The first card of the step, and the one after its last. */
  from: number;
  to: number;
  /** Whether it also creates the deck, and whether it also ends its import. */
  isFirst: boolean;
  isLast: boolean;
}

export function stepsOf({ decks }: Pick<ImportJob, 'decks'>): ImportStep[] {
  return decks.flatMap(({ cards }, deck) => {
    const count = Math.ceil(cards.length / CARDS_PER_STEP);
    return Array.from({ length: count }, (_, step) => ({
      ...{ deck, from: step * CARDS_PER_STEP, to: Math.min((step + 1) * CARDS_PER_STEP, cards.length) },
      ...{ isFirst: step === 0, isLast: step === count - 1 },
    }));
  });
}

/** Whether one batch saves the whole deck, so that it needs no state in between. */
function isWholeDeck({ isFirst, isLast }: ImportStep): boolean {
  return isFirst && isLast;
}

/** A card of a step as it is stored. A repeated step gives the same id. */
export function cardOfStep(job: ImportJob, step: ImportStep, index: number): { id: string; card: Card } {
  const deck = job.decks[step.deck];
  const imported = deck?.cards[index];
  if (!deck || !imported) throw new RangeError(`the import has no card ${index} in deck ${step.deck}`);
  const { front, back, format, tags, memory, isSuspended } = imported;
  const content = {
    ...{ front, back, ...(format && { format }), ...(tags && { tags }) },
    ...(memory ?? newMemory(job.startedAt)),
    ...(isSuspended && { suspended: true }),
  };
  return {
    id: `${deck.id}-${index}`,
    card: {
      ...content,
      ...{ deck_id: deck.id, position: job.startedAt.getTime() + index },
      queue: queueOf(content, isWholeDeck(step) ? {} : { state: 'importing' }),
    },
  };
}

/** How many cards the steps before one save, and all steps. */
export function cardsBefore(job: Pick<ImportJob, 'decks'>, done: number): { saved: number; total: number } {
  const sizes = stepsOf(job).map(({ from, to }) => to - from);
  const sum = (some: readonly number[]) => some.reduce((total, size) => total + size, 0);
  return { saved: sum(sizes.slice(0, done)), total: sum(sizes) };
}
