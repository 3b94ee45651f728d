/** How likely a tutor would accept a card as it is, learned from cards that were judged by reading. */

import type { EngineCard } from './card.ts';
import { featuresOf } from './card-features.ts';
import { BIAS, WEIGHTS } from './card-weights.ts';
import type { TextFacts } from './gate.ts';

/** Scores at which cards are taken; chosen by `npm run train:cards` on texts that the weights were not learned from. */
export const ACCEPTED = {
  /** At or above this, 97 % of the cards of new texts were good, and none was wrong. */
  surely: 0.85,
  /** Below this, a card is left out even if its text gives few others. */
  atAll: 0.62,
} as const;

/** @returns a probability from 0 to 1 */
export function scoreOf(card: EngineCard, facts: TextFacts): number {
  const sum = Object.keys(featuresOf(card, facts)).reduce(
    (total, name) => total + (WEIGHTS.get(name) ?? 0),
    BIAS,
  );
  return 1 / (1 + Math.exp(-sum));
}
