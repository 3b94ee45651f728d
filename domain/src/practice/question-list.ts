/** The questions of a set, which it stores as one text. */
import { bytesOf } from '../text/text.ts';
import { PRACTICE_MESSAGES, SET_LIMITS } from './practice.ts';
import { type QuestionList, questionListSchema } from './schemas.ts';

/** The questions of a stored text; null if it can't be read. */
export function parseQuestions(text: string): QuestionList | null {
  try {
    const read = questionListSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * Questions as the text that a set stores.
 *
 * @throws RangeError with a message for the student if they take too much room
 */
export function toQuestionText(list: QuestionList): string {
  const text = JSON.stringify(list);
  if (bytesOf(text) > SET_LIMITS.bytes) throw new RangeError(PRACTICE_MESSAGES.tooLong);
  return text;
}

/** Some questions of a list, by their indexes, with the passages that they are about. */
export function pickQuestions(list: QuestionList, indexes: readonly number[]): QuestionList {
  return { ...list, questions: indexes.flatMap((index) => list.questions[index] ?? []) };
}
