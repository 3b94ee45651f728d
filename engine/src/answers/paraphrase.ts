/** Answers questions in other words than the notes use, from passages that match all that is asked by its meaning. */
import { hasAgent } from './agents.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { isOfOtherThing } from './asked-phrases.ts';
import { hasCertainShape } from './certain-shape.ts';
import { isDependent } from './context.ts';
import { evidenceOf, hasVeryWord, matchIn } from './evidence.ts';
import { isDoneByNobody, isSamePlace, isTitle } from './facts.ts';
import { hasEnough } from './missing-words.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';
import { settingIn } from './setting.ts';
import { OF_THEM } from './shapes.ts';
import { type Term, termsOf } from './terms.ts';

/**
 * The least share of a question's words that a passage must cover; `own` without what is around it. A sentence that
 * begins with a pronoun may have less itself, if it covers more together with what it refers to.
 */
const LEAST = {
  covered: 0.6,
  definition: 0.9,
  own: 0.3,
  pronoun: 0.05,
  referring: 0.8,
  reason: 0.72,
} as const;
/** How much the passage's own words, and its closeness to the answer before, add to its score. */
const BONUS = { own: 0.5, near: 0.3 } as const;
/** How many sentences after the answer before a follow-up may be answered from. */
const MOST_AFTER = 4;
/** Further passages are added only if their score is close to the first one's. */
const LEAST_SHARE = 0.9;
const MOST_PARTS = 3;
/** How much a word counts that says where all of the notes take place. */
const SETTING_WEIGHT = 0.15;

export interface Candidate {
  unit: Unit;
  /** The share of the question's words that it matches, with its surroundings, and alone. */
  covered: number;
  own: number;
  /** Whether it has every required word, or may lack the only one that is missing. */
  isWhole: boolean;
  /** Up to 1 right after the passages that answered the question before. */
  near: number;
}

/** The passages that match a question by the meaning of its words, best first. */
export function paraphraseParts(index: Index, question: Question): AnswerPart[] {
  const { source } = index;
  if (source.language === 'other') return [];
  const least = question.kind === 'definition' ? LEAST.definition : LEAST.covered;
  const found = candidates(index, question)
    .filter(({ covered, isWhole }) => isWhole && covered >= least)
    .filter(
      (candidate) =>
        candidate.near > 0 ||
        (saysEnough(index, question, candidate) && isAboutNames(index, candidate.unit, question)),
    )
    .filter(({ unit }) => !isTitle(unit) && isSamePlace(unit, question) && !isDoneByNobody(unit, question))
    .filter(({ unit, own }) => hasCertainShape(index, unit, question, own))
    .filter(({ unit }) => !isOfOtherThing(index, unit, question))
    .map(({ unit, covered, own, near }) => ({ unit, score: covered + BONUS.own * own + BONUS.near * near }))
    .sort((a, b) => b.score - a.score);
  const top = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= top * LEAST_SHARE)
    .slice(0, MOST_PARTS)
    .map(({ unit }, place) => toPart(source, unit.passage, unit.text, place === 0 ? 'answer' : 'more'));
}

/** Whether a passage itself, without what is around it, has enough of the question. */
export function saysEnough(
  { source, units }: Index,
  { kind, relation, roots }: Question,
  { unit, covered, own }: Candidate,
): boolean {
  if (own >= LEAST.own) return true;
  if (kind === 'count' && covered >= LEAST.definition && OF_THEM.test(unit.passage.text)) return true;
  // 'It acts at once …, because …' is about what the sentence before names.
  const least = kind === 'why' ? LEAST.reason : LEAST.referring;
  // 'It is caused by a fungus' says all that is asked of what the sentence before names.
  const before = units[unit.index - 1];
  const isSaid =
    relation?.answered.test(unit.passage.text) === true &&
    /^(?:it|they)\b/i.test(unit.said) &&
    roots.every((root) => before?.own.has(root));
  const leastOwn = isSaid ? 0 : LEAST.pronoun;
  return (
    own >= leastOwn &&
    covered >= (isSaid ? LEAST.reason : least) &&
    isDependent(unit.passage, source.language)
  );
}

/** Every passage with how well it matches a question. */
export function candidates(index: Index, question: Question): Candidate[] {
  const settings = settingIn(index, question);
  const terms = termsOf(question, index.source.language).map((term) =>
    settings.includes(term.root) ? { ...term, isRequired: false, weight: SETTING_WEIGHT } : term,
  );
  const isTopic = ({ root }: Term) => question.topic?.roots.includes(root.split(' ')[0] ?? root) === true;
  const added = terms.filter((term) => !isTopic(term));
  return index.units.map((unit) => {
    const near = nearnessOf(index, unit, question);
    return { unit, near, ...compare(index, unit, question, near > 0 ? added : terms, near) };
  });
}

function compare(index: Index, unit: Unit, question: Question, terms: readonly Term[], near: number) {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (match: (term: Term) => number) =>
    total === 0 ? 1 : terms.reduce((sum, term) => sum + term.weight * match(term), 0) / total;
  const covered = shareOf((term) => evidenceOf(index, unit, term));
  const own = shareOf(({ root }) => matchIn(index, root, unit.saidRoots));
  // Other words for all of a question are probably about something else.
  const isOfNotes =
    near > 0 || terms.some((term) => (term.isRequired || term.isClass) && hasVeryWord(index, unit, term));
  return {
    covered,
    own,
    isWhole: isOfNotes && hasEnough({ index, unit, question, near }, terms, covered),
  };
}

function nearnessOf({ units }: Index, unit: Unit, { topic }: Question): number {
  const distances = (topic?.passages ?? []).map((passage) => {
    const answer = units.find((other) => other.passage === passage);
    return answer?.passage.section === unit.passage.section ? unit.index - (answer?.index ?? 0) : -1;
  });
  return Math.max(
    0,
    ...distances.map((far) => (far < 0 || far > MOST_AFTER ? 0 : 1 - far / (MOST_AFTER + 1))),
  );
}

/** Whether a passage has the names of the question, and for 'Who founded …?' the one who did it. */
export function isAboutNames(index: Index, unit: Unit, question: Question): boolean {
  const isFact = ['who', 'when', 'where', 'count', 'definition', 'formula'].includes(question.kind);
  const has = (name: string) => unit.own.has(name) || unit.saidRoots.has(name) || unit.headings.has(name);
  if (isFact && !question.names.every(has)) return false;
  if (question.kind !== 'who' || index.source.language !== 'en') return true;
  const terms = termsOf(question, index.source.language);
  const deed = terms.find(({ isVerb }) => isVerb)?.root;
  if (deed === undefined) return true;
  // With another verb, the passage itself must have all that is asked about.
  const isWhole = terms.every(({ root, isRequired }) => !isRequired || matchIn(index, root, unit.own) > 0);
  return hasAgent(index, unit, question, deed) && (unit.own.has(deed) || isWhole);
}
