/**
 * The second pass over a question: a method that knows neither how the question was made nor its key, only the passage.
 * A question whose key it doesn't reach is dropped.
 */
import type { Question } from '@akada/domain/practice/schemas';
import { meaningsIn } from '../terms.ts';
import { answerChoice, supportOf } from './answer-choice.ts';
import { coverage, type Evidence, rootsAsked } from './evidence.ts';
import { fillsGap } from './fill-gap.ts';
import { judgeClaim } from './judge-claim.ts';

/** @param evidence the passage that the question is about: its section, or the cards of its deck */
export function reachesKey(question: Question, evidence: Evidence): boolean {
  switch (question.kind) {
    case 'choice':
      return answerChoice(question.prompt, question.options, evidence) === question.key;
    case 'true_false':
      return (
        judgeClaim(question.prompt, evidence) === question.key &&
        (question.corrected === undefined || judgeClaim(question.corrected, evidence) === true)
      );
    case 'cloze':
      return fillsGap(question.prompt, question.answers, evidence);
    case 'match':
      return isOnlyMatch(question.pairs, evidence);
    case 'short':
      return question.points.every((point) => isSupported(question.prompt, point, evidence));
  }
}

/** By how much the own right side must lead. */
const LEAD = 0.03;
const LEAST = 0.35;

function isOnlyMatch(pairs: readonly { left: string; right: string }[], evidence: Evidence): boolean {
  const rights = pairs.map(({ right }) => right);
  return pairs.every(({ left }, own) => {
    const support = supportOf(left, rights, evidence);
    const others = support.filter((_, index) => index !== own);
    const mine = support[own] ?? 0;
    return mine >= LEAST && mine - Math.max(...others) >= LEAD;
  });
}

/** A point must have this share of its words in a sentence about the question. */
const POINT = 0.75;
const ABOUT = 0.4;

function isSupported(prompt: string, point: string, evidence: Evidence): boolean {
  const { language } = evidence;
  const asked = rootsAsked(prompt, language);
  const said = meaningsIn(point, language);
  return [...evidence.sentences, ...evidence.pairs].some(
    (unit) => coverage(said, unit, language) >= POINT && coverage(asked, unit, language) >= ABOUT,
  );
}
