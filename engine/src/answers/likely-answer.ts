/** Finds the passage that most likely answers a question which no rule finds an answer to. */
import type { Source } from '../reading/source.ts';
import { type AnswerPart, joinParts, toPart } from './answer.ts';
import { isAboutManner, spellLikeNotes } from './answer-question.ts';
import { type BoostedTrees, chanceOf } from './boosted-trees.ts';
import { type Compared, compareUnits } from './likely-features.ts';
import type { Features } from './likely-matches.ts';
import type { Question } from './question.ts';
import { indexOf } from './search.ts';

/** The least chance of an answer; chosen by cross-validation so that hardly a question without an answer gets one. */
export const LEAST_CHANCE = 0.5;
/**
 * Passages shown as close: the lowest chance of the first one and of the next, the share of the question that each must have,
 * and how many there may be.
 */
const CLOSE = { first: 0.15, next: 0.05, share: 0.35, most: 2 } as const;
/** How well a passage must match the kind of thing that the question asks for and, if it asks for a fact, one of its verbs. */
const LEAST_MATCH = 0.6;
/** The share of a question that an answer must have, itself or around it. */
const LEAST_SHARE = 0.2;
const FACTS = ['who', 'when', 'where', 'count'] as const;

export interface Likely extends Compared {
  chance: number;
}

/** What the model makes of a question that no rule answers. */
export interface LikelyAnswer {
  /** The most likely answer; empty if no passage is likely enough. */
  parts: readonly AnswerPart[];
  /** Without an answer, passages that may say it in words too different to be sure; the most likely one first. */
  close: readonly AnswerPart[];
}

/** Finds the most likely answer to an English question, or the passages that come closest to one. */
export function likelyAnswer(source: Source, read: Question, model: BoostedTrees): LikelyAnswer {
  const index = indexOf(source);
  const question = spellLikeNotes(index, read);
  if (source.language !== 'en' || question.roots.length === 0) return { parts: [], close: [] };
  const units = compareUnits(index, question);
  const best = mostLikely(units, model, question);
  if (best && best.chance >= LEAST_CHANCE) return { parts: [partOf(source, best)], close: [] };
  return { parts: [], close: closeParts(source, units, model) };
}

/** The passages that come closest to an answer; empty if even the first one says too little of what is asked. */
function closeParts(source: Source, units: readonly Compared[], model: BoostedTrees): AnswerPart[] {
  const ranked = byChance(
    units.filter(({ features }) => (features.around ?? 0) >= CLOSE.share),
    model,
  );
  if ((ranked[0]?.chance ?? 0) < CLOSE.first) return [];
  const likely = ranked.filter(({ chance }) => chance >= CLOSE.next);
  return joinParts(likely.map((compared) => partOf(source, compared))).slice(0, CLOSE.most);
}

function partOf(source: Source, { unit }: Compared): AnswerPart {
  return toPart(source, unit.passage, unit.text, 'answer');
}

/** The passage with the highest chance of those that have what the question asks for. */
export function mostLikely(
  units: readonly Compared[],
  model: BoostedTrees,
  question: Pick<Question, 'text' | 'kind'>,
): Likely | undefined {
  // The row of a table says neither why nor how, unless one of its columns does: then a rule finds it.
  const isRowOut = isAboutManner(question);
  return byChance(
    units.filter(({ unit, features }) => isPossible(features) && !(isRowOut && unit.passage.kind === 'row')),
    model,
  )[0];
}

function byChance(units: readonly Compared[], model: BoostedTrees): Likely[] {
  return units
    .map((compared) => ({ ...compared, chance: chanceOf(model, compared.features) }))
    .sort((a, b) => b.chance - a.chance);
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
