/** Weights for passages that a card can be made from: definitions, rules, causes and lists. */
import type { CardKind, EngineCard } from '../cards/card.ts';

const WORTH: Partial<Record<CardKind, number>> = {
  definition: 0.8,
  statement: 0.8,
  formula: 0.6,
  list: 0.6,
  cause: 0.5,
  difference: 0.5,
  date: 0.3,
  effect: 0.2,
};

/** Weights by the text of the passage, from all cards of a source. */
export function factWorth(cards: readonly EngineCard[]): ReadonlyMap<string, number> {
  return new Map(cards.map(({ kind, passage }) => [passage.quote ?? passage.text, WORTH[kind] ?? 0]));
}
