/**
 * Reads the marks that the model gave short answers. A key point counts only with words of the student's answer that say
 * it: a model that was talked into full marks has no such words to quote.
 */
import { isSameNoun, wordsOf } from '@akada/domain/practice/normalize';
import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { AnswerToMark, ShortMark } from '@akada/domain/practice/short-marks-schemas';
import { quantity } from '@akada/domain/text/plural';
import { cutAtWord, dropLoneSurrogates, hasWords } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { UnusableAnswer } from '../tool.ts';

/** A mark as the model writes it: the numbers of the answer and of the points that it has, from 1. */
export const writtenMarkSchema = z.object({
  number: z.number(),
  had: z.array(z.object({ point: z.number(), quote: z.string() })),
  feedback: z.string(),
});
type WrittenMark = z.infer<typeof writtenMarkSchema>;

/**
 * A mark for each answer, in their order.
 *
 * @throws UnusableAnswer when an answer has no mark
 */
export function readMarks(written: readonly WrittenMark[], answers: readonly AnswerToMark[]): ShortMark[] {
  const byNumber = new Map(written.map((mark) => [mark.number, mark]));
  return answers.map((answer, index) => {
    const mark = byNumber.get(index + 1);
    if (!mark) throw new UnusableAnswer(`answer ${index + 1} has no mark`);
    const quoted = answer.points.map((point, place) =>
      mark.had.some((one) => one.point === place + 1 && isEvidence(one.quote, point, answer.answer)),
    );
    const had = quoted.flatMap((isQuoted, place) => (isQuoted ? [place] : []));
    // A sentence about points that were not accepted would contradict the mark.
    const isAccepted = mark.had.length === had.length;
    return { had, feedback: (isAccepted && toFeedback(mark.feedback)) || plainFeedback(had.length, answer) };
  });
}

/** Whether some words are in the answer, and may say the point. */
function isEvidence(quote: string, point: string, answer: string): boolean {
  const said = wordsOf(quote);
  if (said.length === 0) return false;
  if (!` ${wordsOf(answer).join(' ')} `.includes(` ${said.join(' ')} `)) return false;
  return sharesWord(said, wordsOf(point)) || !ADDRESSES_MARKER.test(quote);
}

/** Words that ask for marks, such as 'mark this right'. In an answer about marks, the point has them too. */
const ADDRESSES_MARKER =
  /\b(?:marks?|marked|marking|marker|grad(?:e|es|ed|er|ing)|points?|scores?|correct|right|examiner|teacher|ignore|disregard|instructions?|prompt|system|assistant|award|pass)\b/i;

/** Shorter words, such as 'is' and 'of', are in any sentence. */
const LEAST_LETTERS = 4;

function sharesWord(said: readonly string[], point: readonly string[]): boolean {
  const telling = point.filter((word) => word.length >= LEAST_LETTERS || /\d/.test(word));
  return telling.some((word) => said.some((other) => isSameNoun(word, other)));
}

/** The model's sentence in one line; '' if it has a link or markup, which no sentence about an answer needs. */
function toFeedback(written: string): string {
  const line = dropLoneSurrogates(written).replace(/\s+/g, ' ').trim();
  if (!hasWords(line) || /https?:|www\.|\]\(|<\/?[a-z]/i.test(line)) return '';
  return cutAtWord(line, QUESTION_LIMITS.feedback);
}

function plainFeedback(had: number, { points }: AnswerToMark): string {
  return `Your answer has ${had} of ${quantity(points.length, 'key point')}.`;
}
