/** Finds the passage that most likely answers a question which no rule finds an answer to. */
import type { Source } from '../reading/source.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { spellLikeNotes } from './answer-question.ts';
import { type BoostedTrees, chanceOf } from './boosted-trees.ts';
import { type Compared, compareUnits } from './likely-features.ts';
import type { Features } from './likely-matches.ts';
import type { Question } from './question.ts';
import { indexOf } from './search.ts';

/** The least chance of an answer; chosen by cross-validation so that hardly a question without an answer gets one. */
export const LEAST_CHANCE = 0.5;
/** The least match with the kind of thing that is asked for and, for a fact, with one of the verbs. */
const LEAST_MATCH = 0.6;
/** The share of a question that a passage must have, itself or around it. */
const LEAST_SHARE = 0.2;
const FACTS = ['who', 'when', 'where', 'count'] as const;

export interface Likely extends Compared {
  chance: number;
}

/** The most likely answer to an English question; empty if no passage is likely enough. */
export function likelyParts(source: Source, read: Question, model: BoostedTrees): AnswerPart[] {
  if (source.language !== 'en') return [];
  const index = indexOf(source);
  const question = spellLikeNotes(index, read);
  if (question.roots.length === 0) return [];
  const best = mostLikely(compareUnits(index, question), model);
  return best && best.chance >= LEAST_CHANCE
    ? [toPart(source, best.unit.passage, best.unit.text, 'answer')]
    : [];
}

/** The passage with the highest chance of those that have what the question asks for. */
export function mostLikely(units: readonly Compared[], model: BoostedTrees): Likely | undefined {
  return units
    .filter(({ features }) => isPossible(features))
    .map((compared) => ({ ...compared, chance: chanceOf(model, compared.features) }))
    .sort((a, b) => b.chance - a.chance)[0];
}

/** Whether a passage has what the model may not weigh against the rest: 'Azikiwe was born in 1904' doesn't say when he died. */
function isPossible(features: Features): boolean {
  const { shape, title, otherPlace, byNobody, otherClaim, hasVerb, verb, grade, hasClass, kindOf } = features;
  if (!shape || title || otherPlace || byNobody || otherClaim) return false;
  if ((features.around ?? 0) < LEAST_SHARE || (features['kind definition'] && !grade)) return false;
  if (hasClass && (kindOf ?? 0) < LEAST_MATCH) return false;
  const isFact = FACTS.some((kind) => features[`kind ${kind}`]);
  return !isFact || !hasVerb || (verb ?? 0) >= LEAST_MATCH;
}
