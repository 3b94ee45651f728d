/** Answers questions about facts, reasons or relations from the passages that cover their words. */

import { fold } from '../words/roots.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { isOfOtherThing } from './asked-phrases.ts';
import { isDependent } from './context.ts';
import { evidenceOf } from './evidence.ts';
import { formulasOf } from './formulas-of.ts';
import type { Question } from './question.ts';
import type { QuestionKind } from './question-patterns.ts';
import { type Found, type Index, rarityOf, search, type Unit } from './search.ts';
import { hasShape } from './shapes.ts';
import { type Term, termsOf } from './terms.ts';

/** The share of a question's words that a passage must cover, weighted by rarity. */
const LEAST_COVERED = { fact: 0.85, other: 0.7 } as const;
/** The share that must be in the passage itself instead of in the headings above it. */
const LEAST_OWN = 0.45;
/** Words with less weight may be missing. */
const LEAST_WEIGHT = 0.6;
/** Further passages are added only if their score is close to the first one's. */
const LEAST_SHARE = 0.7;
/** The most parts of an answer: to a question about a fact, and to others. */
const MOST_PARTS = { fact: 2, other: 3 } as const;
const LONGEST_TITLE = 7;
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];
/** A sentence that gives the number of things but names none of them. */
const ANNOUNCES =
  /^[^,:;]*\b(two|three|four|five|six)\b (?:main |common |major )?(?:ways|types|kinds|forms|methods|stages|steps|reasons|causes|effects|theories|parts|factors|functions|uses)[^,:;]*[.]$/i;
const FACTS: readonly QuestionKind[] = ['who', 'when', 'where', 'count', 'formula'];

/** The passages that cover a question and contain what it asks for, best first. */
export function factParts(index: Index, question: Question): AnswerPart[] {
  const isFact = FACTS.includes(question.kind);
  const least = isFact || question.kind === 'definition' ? LEAST_COVERED.fact : LEAST_COVERED.other;
  // A ruling often comes a few sentences after the name of the case.
  const isRuling = question.relation?.name === 'decision';
  const things = termsOf(question, index.source.language).filter(
    ({ root, isRequired, isVerb, isClass, weight }) =>
      isRequired && !isVerb && !isClass && weight >= LEAST_WEIGHT && index.words.has(root),
  );
  const matching = search(index, question.roots)
    .filter(
      (unit) => unit.covered >= least && hasNames(unit, question) && (isRuling || saysSome(unit, question)),
    )
    .filter((unit) => isRuling || ownShare(index, unit, question) >= LEAST_OWN)
    .filter((unit) => isRuling || !lacksThing(index, unit, things))
    .filter((unit) => !isOfOtherThing(index, unit, question))
    .filter((unit) => !isTitle(unit) && isSamePlace(unit, question) && !isDoneByNobody(unit, question))
    .filter(
      (unit) => hasShape(unit, question, index.source) && (question.isYesOrNo || saysMore(unit, question)),
    );
  const found = (question.kind === 'formula' ? formulasOf(matching, question, index) : matching)
    .map((unit) => ({ unit, score: unit.score * unit.covered * likenessOf(unit, question) }))
    .sort((a, b) => b.score - a.score);
  const top = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score }) => score >= top * LEAST_SHARE)
    .slice(0, isFact ? MOST_PARTS.fact : MOST_PARTS.other);
  const parts = chosen.map(({ unit }, place) =>
    toPart(index.source, unit.passage, unit.text, place === 0 ? 'answer' : 'more'),
  );
  const best = chosen[0]?.unit;
  if (!best) return parts;
  if (question.isList) return [...parts, ...announced(index, best)];
  return question.relation ? [...parts, ...continuation(index, best)] : parts;
}

/** The sentences that another one announces: 'A river erodes its bed in four ways.' adds the next four. */
function announced(index: Index, found: Found): AnswerPart[] {
  const { index: place, passage } = found;
  const count = NUMBERS.indexOf(ANNOUNCES.exec(passage.text)?.[1]?.toLowerCase() ?? '');
  if (count < 2) return continuation(index, found);
  return index.units
    .slice(place + 1, place + 1 + count)
    .filter((unit) => unit.passage.section === passage.section)
    .map((unit) => toPart(index.source, unit.passage, unit.text, 'answer'));
}

/** The sentences right after one that continue its subject, such as 'It also …'. */
function continuation(index: Index, { index: place, passage }: Found): AnswerPart[] {
  const parts: AnswerPart[] = [];
  for (const unit of index.units.slice(place + 1, place + MOST_PARTS.other)) {
    const isMore =
      isDependent(unit.passage, index.source.language) && unit.passage.section === passage.section;
    if (!isMore) break;
    parts.push(toPart(index.source, unit.passage, unit.text, 'more'));
  }
  return parts;
}

/** Words of a place in an order: the answer to 'Who was the first to pay?' needs one of the same group. */
const PLACES = ['first|earliest', 'last|final|latest', 'oldest', 'youngest', 'largest|biggest|greatest'].map(
  (words) => new RegExp(`\\b(?:${words})\\b`, 'i'),
);

const IS_FIRST = /\b(?:invent|discover|pioneer)/i;

/** Whether a passage has the place in an order that a question asks about. */
export function isSamePlace({ text }: Unit, question: Question): boolean {
  return (
    !['who', 'definition', 'general'].includes(question.kind) ||
    PLACES.every((place, at) => {
      // Who invents something is the first to make it.
      return !place.test(question.text) || place.test(text) || (at === 0 && IS_FIRST.test(text));
    })
  );
}

/** For 'Who published the play?': whether a passage only says that it was done, as in 'It was published in 1963'. */
export function isDoneByNobody({ passage }: Unit, { deed }: Question): boolean {
  if (deed === null) return false;
  const text = passage.quote ?? passage.text;
  const [before = '', after] = text.split(new RegExp(`\\b${deed}(?:e?d|e?n)\\b`, 'iu'), 2);
  return after !== undefined && /\b(?:is|are|was|were|been|being)\b/i.test(before) && !/\bby\b/i.test(after);
}

/** Whether a passage, and what it refers to, is without a thing of the question that the notes name elsewhere. */
function lacksThing(index: Index, unit: Found, things: readonly Term[]): boolean {
  return things.some((thing) => evidenceOf(index, unit, thing) === 0);
}

function hasNames({ own, headings }: Found, { names }: Question): boolean {
  return names.every((name) => own.has(name) || headings.has(name));
}

/** Whether a passage looks like a title that the reader missed. */
export function isTitle({ passage: { kind, text } }: Unit): boolean {
  return kind === 'paragraph' && !/[.!?:;"”)]$|=/.test(text) && text.split(/\s+/).length <= LONGEST_TITLE;
}

function ownShare(index: Index, { own }: Found, { roots }: Question): number {
  const worth = (wanted: readonly string[]) => wanted.reduce((sum, root) => sum + rarityOf(index, root), 0);
  return worth(roots.filter((root) => own.has(root))) / (worth(roots) || 1);
}

/** Whether a passage itself, without its context, has a word of the question; one word may be a pronoun. */
function saysSome({ own, saidRoots }: Found, { roots, deed }: Question): boolean {
  if (deed !== null && !own.has(deed)) return false;
  return roots.some((root) => (roots.length === 1 ? own : saidRoots).has(root));
}

/** Whether a passage has words beyond those of the question: otherwise it would only repeat the question. */
function saysMore({ own }: Found, { roots }: Question): boolean {
  return [...own].some((root) => !roots.includes(root));
}

/** More than 1 for a passage that begins with the subject of the question, or contains its exact words. */
function likenessOf({ passage }: Found, { roots, text, relation }: Question): number {
  const words = fold(passage.text);
  const start = words.replace(/^(?:the|an?|la|le|les|l')\s*/, '');
  const isAbout = roots.some((root) => root.length > 2 && start.startsWith(root));
  const asked = fold(text).match(/\p{L}{5,}/gu) ?? [];
  const same = asked.filter((word) => words.includes(word)).length;
  // 'The function of calcium' is about what calcium does.
  return (isAbout ? (relation ? 1.6 : 1.25) : 1) * (1 + same / 10);
}
