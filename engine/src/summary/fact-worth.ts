/** Weights for passages that a card can be made from: definitions, rules, causes and lists. */
import type { CardKind } from '../cards/card.ts';
import { findCards } from '../cards/make-cards.ts';
import type { Source } from '../reading/source.ts';

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

/** Weights by the text of the passage. */
export function factWorth(source: Source): ReadonlyMap<string, number> {
  if (source.language !== 'en') return new Map();
  const worth = new Map<string, number>();
  for (const { kind, passage } of findCards(source))
    worth.set(passage.quote ?? passage.text, WORTH[kind] ?? 0);
  return worth;
}
