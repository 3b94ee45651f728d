/** Weights for passages that a card can be made from: definitions, rules, causes and lists. */
import type { CardKind, EngineCard } from '../cards/card.ts';

const WORTH: Partial<Record<CardKind, number>> = {
  definition: 0.9,
  statement: 0.8,
  list: 0.7,
  difference: 0.7,
  formula: 0.6,
  cause: 0.5,
  effect: 0.3,
};

/** Weighs a text of a summary by the cards of its sentences: the best one counts. */
export function factWorth(cards: readonly EngineCard[]): (text: string) => number {
  const facts = cards.map(({ kind, passage }) => ({
    text: passage.quote ?? passage.text,
    worth: WORTH[kind] ?? 0,
  }));
  // A unit may join several sentences.
  return (text) => Math.max(0, ...facts.filter((fact) => text.includes(fact.text)).map(({ worth }) => worth));
}
