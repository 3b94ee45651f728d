/** The lettered options of a question, and the answer that choosing one is stored as (docs/product.md, Exam room). */
import type { Question } from '../practice/schemas.ts';

/** The kinds of questions that are answered with a letter, as in an objective paper; the usual one first. */
export const OBJECTIVE_KINDS = ['choice', 'true_false'] as const;
export type ObjectiveQuestion = Extract<Question, { kind: (typeof OBJECTIVE_KINDS)[number] }>;

export function isObjective(question: Question): question is ObjectiveQuestion {
  return OBJECTIVE_KINDS.some((kind) => kind === question.kind);
}

/** The texts of the options, A first. */
export function optionsOf(question: ObjectiveQuestion): readonly string[] {
  return question.kind === 'choice' ? question.options : ['True', 'False'];
}

/** The answer that choosing an option is stored as. */
export function answerOf(question: ObjectiveQuestion, option: number): string {
  return question.kind === 'choice' ? String(option) : String(option === 0);
}

/** The index of the option that an answer chose; null for a blank question. */
export function chosenOption(question: ObjectiveQuestion, answer: string | undefined): number | null {
  const option = optionsOf(question).findIndex((_, index) => answerOf(question, index) === answer);
  return option < 0 ? null : option;
}

/** The index of the right option. */
export function rightOption(question: ObjectiveQuestion): number {
  return question.kind === 'choice' ? question.key : question.key ? 0 : 1;
}
