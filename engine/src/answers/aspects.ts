/** Answers 'What were the effects of …?' from the paragraph that opens with them: 'The effects were deep. …' */
import { countWords } from '../text/text.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { matchIn } from './evidence.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';

/** The most words of an opening that only names what its paragraph is about, and the most sentences after it. */
const MOST = { words: 14, sentences: 6 } as const;
/** The fewest sentences of such a paragraph after its opening. */
const LEAST_SENTENCES = 2;
const LEAST_MATCH = 0.85;
/** What the notes are about is in at least so many passages. */
const LEAST_COUNT = 3;

/** 'The effects on West Africa were deep.' */
const NAMES_FIRST =
  /^(?:the|its|their|several|many|some) (?:(?:main|chief|major|other|important) )?(\p{L}+s)\b/u;
/** 'The trade faced many problems.' */
const NAMES_MANY = /\b(?:many|several|various|serious|two|three|four|five|six) (?:\p{L}+ )?(\p{L}+s)\.?$/u;

function isSameRoot(one: string | undefined, other: string): boolean {
  return one !== undefined && rootsOf(one, 'en')[0] === rootsOf(other, 'en')[0];
}

/** The paragraph that tells what a question asks about its subject, such as effects; empty without one. */
export function aspectParts(index: Index, question: Question): AnswerPart[] {
  const { source, units } = index;
  const { relation, isList } = question;
  if (source.language !== 'en' || relation === null || !isList) return [];
  const opening = units.find((unit) => opensAspect(index, unit, question, relation.asked));
  if (!opening) return [];
  const after = units.slice(opening.index + 1, opening.index + 1 + MOST.sentences);
  const end = after.findIndex(
    ({ passage }) =>
      passage.isOpening === true ||
      passage.kind !== 'paragraph' ||
      passage.section !== opening.passage.section,
  );
  const block = after.slice(0, end === -1 ? undefined : end);
  if (block.length < LEAST_SENTENCES) return [];
  return [opening, ...block].map(({ passage }) =>
    toPart(source, passage, passage.quote ?? passage.text, 'answer'),
  );
}

function opensAspect(
  index: Index,
  { passage, own, headings }: Unit,
  question: Question,
  asked: RegExp,
): boolean {
  if (passage.kind !== 'paragraph' || passage.isOpening !== true || passage.speech !== undefined)
    return false;
  const text = fold(passage.text);
  const [word = ''] = asked.exec(fold(question.text)) ?? [];
  const isNamed = [NAMES_FIRST, NAMES_MANY].some((pattern) => isSameRoot(pattern.exec(text)?.[1], word));
  if (countWords(text) > MOST.words || !isNamed) return false;
  return question.roots.every(
    (root) =>
      matchIn(index, root, own) >= LEAST_MATCH ||
      headings.has(root) ||
      (index.counts.get(root) ?? 0) >= LEAST_COUNT,
  );
}
