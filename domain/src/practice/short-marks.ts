/** Short answers that AI marks (docs/product.md, Practice). */
import { AI_LIMITS } from '../ai/ai.ts';
import { fromShortAnswer, toShortAnswer } from './answers.ts';
import { ATTEMPT_LIMITS } from './practice.ts';
import type { Attempt, Question } from './schemas.ts';
import type { AnswerToMark, ShortMark } from './short-marks-schemas.ts';

/** A short answer that AI can mark, with the index of its question. */
export interface UnreviewedAnswer extends AnswerToMark {
  index: number;
}

/** The written short answers of an attempt that AI has not marked, also those that the student marked. */
export function unreviewedAnswers(
  questions: readonly Question[],
  answers: Attempt['answers'],
): UnreviewedAnswer[] {
  return questions.flatMap((question, index) => {
    const { text, review } = toShortAnswer(answers[index] ?? '');
    if (question.kind !== 'short' || text.trim() === '' || review) return [];
    return [{ index, question: question.prompt, points: question.points, answer: text }];
  });
}

/** How much of a use's input an answer takes, in characters. */
export function lengthToMark({ question, points, answer }: AnswerToMark): number {
  return question.length + answer.length + points.join('').length;
}

/**
 * The first answers, as many as one use marks.
 *
 * @param maxLength the longest input of a use, in characters
 */
export function answersOfOneUse<Answer extends AnswerToMark>(
  answers: readonly Answer[],
  maxLength: number,
): Answer[] {
  let room = maxLength;
  return answers.slice(0, AI_LIMITS.markedAnswers).filter((answer) => {
    room -= lengthToMark(answer);
    return room >= 0;
  });
}

/** Whether an answer that has these key points counts as right: it has more than half of them. */
export function isRightByPoints({ had }: Pick<ShortMark, 'had'>, points: number): boolean {
  return had.length * 2 > points;
}

/**
 * The answers of an attempt with marks of AI. An answer that was changed in the meantime is left alone, and so is each that
 * would make the answers too long to be stored.
 *
 * @param marked the answers that were sent, with a mark for each, in the same order
 */
export function withMarks(
  answers: Attempt['answers'],
  marked: readonly UnreviewedAnswer[],
  marks: readonly ShortMark[],
): Attempt['answers'] {
  let all = answers;
  for (const [place, { index, answer, points }] of marked.entries()) {
    const review = marks[place];
    if (!review || toShortAnswer(all[index] ?? '').text !== answer) continue;
    const isRight = isRightByPoints(review, points.length);
    const changed = { ...all, [index]: fromShortAnswer({ text: answer, isRight, review }) };
    if (Object.values(changed).join('\r').length <= ATTEMPT_LIMITS.answers) all = changed;
  }
  return all;
}

/** The answer with the student's own mark in place of another one. The review by AI stays. */
export function withOwnMark(answer: string, isRight: boolean): string {
  return fromShortAnswer({ ...toShortAnswer(answer), isRight });
}
