/** How likely a tutor would accept a card as it is, learned from cards that were judged by reading. */

import { type EngineCard, withoutItsSetting } from './card.ts';
import { featuresOf } from './card-features.ts';
import { BIAS, WEIGHTS } from './card-weights.ts';
import type { TextFacts } from './gate.ts';

/** @returns a probability from 0 to 1 */
export function scoreOf(card: EngineCard, facts: TextFacts): number {
  const sum = Object.keys(featuresOf(withoutItsSetting(card), facts)).reduce(
    (total, name) => total + (WEIGHTS.get(name) ?? 0),
    BIAS,
  );
  return 1 / (1 + Math.exp(-sum));
}
