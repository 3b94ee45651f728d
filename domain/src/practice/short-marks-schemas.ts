/** Schemas of short answers that AI marks, and of their marks. */
import * as z from 'zod/mini';
import { AI_LIMITS } from '../ai/ai.ts';
import { textSchema } from '../text/schemas.ts';
import { ATTEMPT_LIMITS, QUESTION_LIMITS } from './practice.ts';

/** A short answer with its question and key points. */
const answerToMarkSchema = z.strictObject({
  question: textSchema(QUESTION_LIMITS.prompt),
  points: z
    .array(textSchema(QUESTION_LIMITS.point))
    .check(z.minLength(1), z.maxLength(QUESTION_LIMITS.points)),
  answer: textSchema(ATTEMPT_LIMITS.short),
});
export type AnswerToMark = z.infer<typeof answerToMarkSchema>;

export const answersToMarkSchema = z
  .array(answerToMarkSchema)
  .check(z.minLength(1), z.maxLength(AI_LIMITS.markedAnswers));

/** The mark of one short answer. */
const shortMarkSchema = z.strictObject({
  /** The indexes of the key points that it has, in order. */
  had: z
    .array(z.int().check(z.gte(0), z.lt(QUESTION_LIMITS.points)))
    .check(z.maxLength(QUESTION_LIMITS.points)),
  /** A sentence for the student, in one line. */
  feedback: textSchema(QUESTION_LIMITS.feedback).check(z.refine((text) => !/[\r\n]/.test(text))),
});
export type ShortMark = z.infer<typeof shortMarkSchema>;

/** The result of a use that marks short answers: a mark for each, in their order. */
export const shortMarksSchema = z.strictObject({
  marks: z.array(shortMarkSchema).check(z.minLength(1), z.maxLength(AI_LIMITS.markedAnswers)),
});
