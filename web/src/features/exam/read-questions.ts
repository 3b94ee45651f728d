import { isObjective, type ObjectiveQuestion } from '@akada/domain/exam/options';
import { type QuestionList, questionListSchema } from '@akada/domain/practice/schemas';

/** The questions of an exam. All are answered with a letter. */
export interface ExamQuestions {
  questions: readonly ObjectiveQuestion[];
  passages: readonly string[];
}

/** The questions that a question set holds as JSON; null if they can't be read. */
export function readQuestions(text: string): QuestionList | null {
  try {
    const read = questionListSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The questions of an exam's set; null if they can't be read. */
export function readExam(text: string): ExamQuestions | null {
  const list = readQuestions(text);
  const questions = list?.questions.filter(isObjective) ?? [];
  return list && questions.length === list.questions.length
    ? { questions, passages: list.passages ?? [] }
    : null;
}
