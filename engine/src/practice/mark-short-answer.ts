/** Marks a short answer against its key points: which of them a statement in the answer says. */
import { languageOf } from '../reading/language.ts';
import { isOrder } from '../reading/orders.ts';
import { sentencesIn } from '../reading/sentences.ts';
import { coverage, type Unit, unitOf } from './second-pass/evidence.ts';
import { inOrder } from './second-pass/judge-claim.ts';

/** A statement says a point from this share of its words on, and from this share in the same order. */
const SAYS = { words: 0.6, order: 0.55 } as const;
/** A longer text in which fewer of the words are grammar is a list of words and no statement. */
const LEAST_GRAMMAR = 0.2;
const SHORT = 4;
const PART_END = /[,;]\s+|\s+(?:and|but|while|whereas|because|so)\s+/i;
/** Words that ask for marks and state nothing about the subject. */
const ASKS_FOR_MARKS =
  /\b(?:mark|grade|score|award|give|accept|count)\b.{0,40}\b(?:this|it|me|my|answer|right|correct|full|points?|marks?)\b|\b(?:this|my) answer\b/i;

/**
 * For each key point, the words of the answer that say it; null where none do.
 *
 * @param answer as the student wrote it
 */
export function markShortAnswer(points: readonly string[], answer: string): (string | null)[] {
  const language = languageOf([answer, ...points].join('\n'));
  const sentences = answer
    .split('\n')
    .flatMap((line) => sentencesIn(line, language))
    .filter((text) => !isOrder(text) && !ASKS_FOR_MARKS.test(text));
  // A 'not' belongs to its own part of the sentence.
  const parts = sentences.flatMap((text) => [...text.split(PART_END), text]);
  const said = parts.map((text) => unitOf(text, language)).filter(isStatement);
  return points.map((point) => {
    const unit = unitOf(point, language);
    const says = (other: Unit) =>
      unit.isNegative === other.isNegative &&
      coverage(unit.roots, other, language) >= SAYS.words &&
      inOrder(unit.roots, other.roots, { language }) >= SAYS.order;
    return said.find(says)?.text ?? null;
  });
}

function isStatement({ text, roots }: Unit): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= SHORT || words - roots.length >= words * LEAST_GRAMMAR;
}
