/** Questions about a definition. */
import { BLANK } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { alikeTo } from './alike.ts';
import { answersFor } from './answers-for.ts';
import { choiceOf, oneLine } from './choice.ts';
import { type Definition, isPlainFor, statementOf } from './definition.ts';
import { headingOver, type Material, originOf } from './material.ts';
import { repeatedWords } from './terms.ts';
import { titled } from './titled.ts';

/** 'Which term means “a smaller river that flows into a larger one”?' */
export function termChoice(own: Definition, material: Material): Question | null {
  if (isProperty(own)) return null;
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
  if (!own.isMeaning || ONE.test(own.meaning) || repeatedWords(own.term, own.meaning).length > 0) return null;
  const others = alikeTo(own, material).filter(
    ({ meaning, isMeaning }) =>
      isMeaning &&
      !ONE.test(meaning) &&
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

/** 'One that is used up in …' repeats a word of its question, which shows that it is the answer. */
const ONE = /^one\s(?:that|which|who|whose|of|in|with)\s/i;

/** A much longer option is taken for the right one. */
const MOST_LONGER = 2.5;

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}

/** 'Made at the tips of shoots' may be true of another hormone as well, though the notes don't say so. */
function isProperty({ isMeaning, meaning }: Definition): boolean {
  return (
    !isMeaning &&
    /^(?:made|found|formed|produced|used|needed|caused?|causes|contains?|has|have|occurs?|needs?|lives?)\b/i.test(
      meaning,
    )
  );
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
      why: oneLine(`Your ${material.isDeck ? 'card defines' : 'notes define'} “${own.term}” in these words.`),
      ...origin,
    };
  if (isProperty(own)) return null;
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
