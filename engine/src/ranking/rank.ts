/** Ranks the units of a text by how likely a student must know them. */
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { rootsOf } from '../words/roots.ts';
import { casesIn } from './cases.ts';
import { type Feature, type Features, featuresOf } from './features.ts';
import { partsIn } from './parts.ts';
import { topicDefinitions } from './topic-definitions.ts';
import { type Unit, unitsOf } from './units.ts';
import { BIAS, WEIGHTS } from './weights.ts';
import { workedSteps } from './worked-examples.ts';

export interface Ranked {
  unit: Unit;
  /** Index among the units of the source. */
  index: number;
  /** The number of its part: its section, or its paragraph in a text without headings. */
  part: number;
  keys: ReadonlySet<string>;
  words: number;
  features: Features;
  /** The probability that a student must know it, from 0 to 1. */
  score: number;
}

/** How much each feature counts, and what is added to the sum. */
export interface RankingModel {
  bias: number;
  weights: Readonly<Partial<Record<Feature, number>>>;
}

export const RANKING_MODEL: RankingModel = { bias: BIAS, weights: WEIGHTS };

/** What is added for a case and its decision, which students of law must know: too few are marked to learn it. */
const OF_CASE = 0.8;
/** What is added for the sentence that defines the topic of its section or text. */
const OF_TOPIC = 1.5;

/** Ranks the units of a source, in its order, without the steps of calculations. */
export function rankUnits(source: Source, model: RankingModel = RANKING_MODEL): Ranked[] {
  const all = unitsOf(source);
  const worked = workedSteps(all);
  const units = all.filter((unit) => !worked.has(unit));
  const keys = units.map(({ text }) => new Set(rootsOf(text, source.language)));
  const parts = partsIn(units);
  const features = featuresOf(units, keys, source, parts);
  const ofCases = new Set(casesIn(units).flat());
  const ofTopics = topicDefinitions(source, units);
  return units.map((unit, index) => {
    const own = features[index] ?? {};
    return {
      unit,
      index,
      part: parts[index] ?? 0,
      keys: keys[index] ?? new Set(),
      words: Math.max(1, countWords(unit.text)),
      features: own,
      score: probability(own, model, (ofCases.has(unit) ? OF_CASE : 0) + (ofTopics.has(unit) ? OF_TOPIC : 0)),
    };
  });
}

function probability(features: Features, { bias, weights }: RankingModel, more: number): number {
  let sum = bias + more;
  for (const [feature, value] of Object.entries(features) as [Feature, number][])
    sum += value * (weights[feature] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The number of words of a source, without its headings. */
export function wordsIn({ passages }: Source): number {
  return passages.reduce((sum, { text }) => sum + countWords(text), 0);
}
