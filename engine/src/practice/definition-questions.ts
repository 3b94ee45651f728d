/** Questions about a definition. */
import { BLANK } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { isPlural } from '../grammar/verbs.ts';
import { listingOf, tokensOf } from '../reading/nlp.ts';
import { closenessOf } from '../words/lexicon.ts';
import { answersFor } from './answers-for.ts';
import { choiceOf, oneLine } from './choice.ts';
import { type Definition, isPlainFor, statementOf } from './definition.ts';
import { headingOver, type Material, originOf } from './material.ts';
import { areDistinct, areNamesOfOne, meaningsIn, repeatedWords } from './terms.ts';
import { titled } from './titled.ts';

/** 'Which term means “a smaller river that flows into a larger one”?' */
export function termChoice(own: Definition, material: Material): Question | null {
  const given = repeatedWords(own.term, own.meaning);
  const others = alikeTo(own, material).filter(
    // A word of the meaning must not show which option is right, or wrong.
    ({ term }) => given.every((word) => term.toLowerCase().includes(word)) && !names(own.meaning, term),
  );
  const prompt = own.isPerson
    ? `Who is described here: “${own.meaning}”?`
    : own.isMeaning
      ? `Which term means “${own.meaning}”?`
      : describedBy(own, material);
  return choiceOf({
    prompt,
    right: titled(own.term),
    wrong: others.map(({ term }) => titled(term)),
    why: explanation(own, others[0]),
    origin: originOf(own.passage, material.source),
    random: material.random,
  });
}

function describedBy({ meaning, heading, passage }: Definition, { source }: Material): string {
  if (/^that\s/i.test(meaning)) return `Which of these means ${meaning}?`;
  const over = heading === null ? null : headingOver(passage, source);
  return `${over === null ? 'Which' : `${over}: which`} of these fits this description: “${meaning}”?`;
}

/** 'What is a tributary?' with the meanings of other terms as wrong options. */
export function meaningChoice(own: Definition, front: string, material: Material): Question | null {
  if (!own.isMeaning || repeatedWords(own.term, own.meaning).length > 0) return null;
  const others = alikeTo(own, material).filter(
    ({ meaning, isMeaning }) =>
      isMeaning &&
      ratio(meaning.length, own.meaning.length) <= MOST_LONGER &&
      repeatedWords(own.term, meaning).length === 0,
  );
  const isAsked = own.subject !== null;
  return choiceOf({
    prompt: isAsked ? front : `What does “${own.term}” mean?`,
    right: titled(own.meaning),
    wrong: others.map(({ meaning }) => titled(meaning)),
    why: explanation(own, others[0]),
    origin: originOf(own.passage, material.source),
    random: material.random,
  });
}

/** A much longer option is taken for the right one. */
const MOST_LONGER = 2.5;

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}

/** 'The coating of a metal by electrolysis' can't be electrolysis. */
function names(meaning: string, term: string): boolean {
  return meaning.toLowerCase().includes(term.toLowerCase());
}

function explanation(own: Definition, other: Definition | undefined): string {
  return [statementOf(own), ...(other ? [statementOf(other)] : [])].join(' ');
}

/** A statement of a definition that is true, or false because its term is replaced by another one. */
export function definitionClaim(own: Definition, isTrue: boolean, material: Material): Question | null {
  const origin = originOf(own.passage, material.source);
  if (isTrue)
    return {
      kind: 'true_false',
      prompt: statementOf(own),
      key: true,
      why: oneLine(`Your notes define “${own.term}” in these words.`),
      ...origin,
    };
  const given = repeatedWords(own.term, own.meaning);
  const other = alikeTo(own, material).find(
    ({ term }) => given.every((word) => term.toLowerCase().includes(word)) && !names(own.meaning, term),
  );
  if (!other) return null;
  const isPlain = isPlainFor(own, other);
  return {
    kind: 'true_false',
    prompt: statementOf(own, other, isPlain),
    key: false,
    corrected: statementOf(own, own, isPlain),
    why: oneLine(`Not “${other.term}” but “${own.term}”. ${statementOf(other)}`),
    ...origin,
  };
}

/** 'The term for “…” is _____.' */
export function definitionCloze(own: Definition, material: Material): Question | null {
  const words = own.term.split(/\s+/).length;
  if (!own.isMeaning || own.isPerson || words > 3 || repeatedWords(own.term, own.meaning).length > 0)
    return null;
  return {
    kind: 'cloze',
    prompt: `The term for “${own.meaning}” is ${BLANK}.`,
    answers: answersFor(own.term),
    why: oneLine(statementOf(own)),
    ...originOf(own.passage, material.source),
  };
}

/** Other definitions whose terms may stand beside a term as options, the most alike first. */
export function alikeTo(own: Definition, { definitions, text, source, random }: Material): Definition[] {
  const { language } = source;
  const seen = new Set<string>();
  return definitions
    .filter((other) => {
      const key = other.term.toLowerCase();
      if (other === own || seen.has(key)) return false;
      seen.add(key);
      return (
        other.isPerson === own.isPerson &&
        isProperName(other.term) === isProperName(own.term) &&
        other.isMeaning === own.isMeaning &&
        /^to\s/i.test(other.meaning) === /^to\s/i.test(own.meaning) &&
        isPluralTerm(other.term) === isPluralTerm(own.term) &&
        areDistinct(own.term, other.term, language) &&
        !areNamesOfOne(own.term, other.term, text) &&
        areDistinct(own.meaning, other.meaning, language)
      );
    })
    .map((other) => ({ other, rank: likeness(own, other) + random() * 0.5 }))
    .sort((one, another) => another.rank - one.rank)
    .map(({ other }) => other);
}

function isPluralTerm(term: string): boolean {
  const last = tokensOf(term).at(-1);
  // The dictionary has few technical terms: 'macronutrients'.
  return (
    last !== undefined &&
    (isPlural(last) || (/[^siu]s$/.test(last.text) && listingOf(last.text) === 'unknown'))
  );
}

/** 'George Orwell's Animal Farm' is one thing, and no term for things. */
function isProperName(term: string): boolean {
  return /\s\p{Lu}\p{Ll}/u.test(term);
}

function likeness(own: Definition, other: Definition): number {
  const [ownHead, otherHead] = [own, other].map(({ term }) => term.split(/\s+/).at(-1)?.toLowerCase() ?? '');
  const [ownKind, otherKind] = [own, other].map(({ meaning }) => meaningsIn(meaning, 'en')[0] ?? '');
  return (
    (own.passage.section === other.passage.section ? 2 : 0) +
    (ownHead === otherHead ? 2 : 0) +
    (ownHead?.slice(-3) === otherHead?.slice(-3) ? 0.5 : 0) +
    (own.heading === other.heading ? 0.5 : 0) +
    (ownKind === otherKind ? 1 : closenessOf(ownKind ?? '', otherKind ?? ''))
  );
}
