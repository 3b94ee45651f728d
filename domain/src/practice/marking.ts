/** Marks answers to practice questions (docs/product.md, Practice). */
import { isAnswered, toMatches, toOption, toShortAnswer } from './answers.ts';
import { wordsOf } from './normalize.ts';
import type { Attempt, Question } from './schemas.ts';
import { isRightText } from './typed-answer.ts';

/**
 * Whether an answer is right.
 *
 * @param answer as ./answers.ts stores it
 * @param known words that are never a misspelled answer, from {@link knownWords}; those of the question itself if absent
 * @returns null for a short answer until the student has marked it
 */
export function markAnswer(
  question: Question,
  answer: string,
  known: ReadonlySet<string> = knownWords([question]),
): boolean | null {
  switch (question.kind) {
    case 'choice':
      return toOption(answer, question.options.length) === question.key;
    case 'true_false':
      return answer === String(question.key);
    case 'cloze':
      return isRightText(answer, question, known);
    case 'match':
      return toMatches(answer, question.pairs.length).every((right, left) => right === left);
    case 'short':
      return toShortAnswer(answer).isRight;
  }
}

/**
 * The words of some questions. A student who types one of them means that word: it is not taken for a misspelled
 * answer.
 */
export function knownWords(questions: readonly Question[]): ReadonlySet<string> {
  return new Set(questions.flatMap((question) => textsOf(question).flatMap(wordsOf)));
}

function textsOf(question: Question): string[] {
  const texts = [question.prompt, question.why, question.source, question.topic ?? ''];
  switch (question.kind) {
    case 'choice':
      return [...texts, ...question.options];
    case 'true_false':
      return [...texts, question.corrected ?? ''];
    case 'cloze':
      return [...texts, ...question.answers];
    case 'match':
      return [...texts, ...question.pairs.flatMap(({ left, right }) => [left, right])];
    case 'short':
      return [...texts, ...question.points];
  }
}

/** The marks of some questions. */
export interface Marks {
  count: number;
  answered: number;
  right: number;
}

/** The marks of the questions with a topic; '' for those without one. */
export interface TopicMarks extends Marks {
  topic: string;
}

/** Marks an attempt: in all, and by topic in the order of the questions. A short answer without a mark is not right. */
export function markAttempt(
  questions: readonly Question[],
  answers: Attempt['answers'],
): Marks & { byTopic: TopicMarks[] } {
  const known = knownWords(questions);
  const all: Marks = { count: 0, answered: 0, right: 0 };
  const byTopic = new Map<string, TopicMarks>();
  questions.forEach((question, index) => {
    const { topic = '' } = question;
    const marks = byTopic.get(topic) ?? { topic, count: 0, answered: 0, right: 0 };
    byTopic.set(topic, marks);
    const answer = answers[index];
    const answered = isAnswered(question, answer);
    const right = answered && markAnswer(question, answer, known) === true;
    for (const sum of [all, marks]) {
      sum.count += 1;
      sum.answered += Number(answered);
      sum.right += Number(right);
    }
  });
  return { ...all, byTopic: [...byTopic.values()] };
}

/** The share of right answers in per cent, rounded. */
export function scoreOf({ right, count }: Pick<Marks, 'right' | 'count'>): number {
  return count === 0 ? 0 : Math.round((100 * right) / count);
}
