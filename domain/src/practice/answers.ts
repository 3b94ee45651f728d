/** How an attempt stores an answer as text, for each kind of question. '' is no answer. */
import type { Question } from './schemas.ts';

/** A short answer, and how the student marked it against the key points; null until then. */
export interface ShortAnswer {
  text: string;
  isRight: boolean | null;
}

const MARKS = { '1': true, '0': false } as const;

/** A short answer as text: the student's mark on its first line, then what they wrote. */
export function fromShortAnswer({ text, isRight }: ShortAnswer): string {
  if (text === '' && isRight === null) return '';
  return `${isRight === null ? '' : Number(isRight)}\n${text}`;
}

export function toShortAnswer(answer: string): ShortAnswer {
  const [mark = '', ...lines] = answer.split('\n');
  return { text: lines.join('\n'), isRight: mark in MARKS ? MARKS[mark as keyof typeof MARKS] : null };
}

/** The chosen right side for each left side of a matching question, in order; null where none is chosen yet. */
export type Matches = readonly (number | null)[];

/** Matches as text: '2,,1'. */
export function fromMatches(matches: Matches): string {
  return matches.every((right) => right === null) ? '' : matches.map((right) => right ?? '').join(',');
}

/** @param pairs how many pairs the question has */
export function toMatches(answer: string, pairs: number): Matches {
  const parts = answer.split(',');
  return Array.from({ length: pairs }, (_, left) => toIndex(parts[left] ?? '', pairs));
}

/** The option that an answer chooses, from 0; null for none. */
export function toOption(answer: string, options: number): number | null {
  return toIndex(answer, options);
}

function toIndex(text: string, length: number): number | null {
  return /^[0-9]$/.test(text) && Number(text) < length ? Number(text) : null;
}

/** Whether an answer says something, so that the question isn't left out. */
export function isAnswered(question: Question, answer: string | undefined): answer is string {
  if (answer === undefined) return false;
  switch (question.kind) {
    case 'choice':
      return toOption(answer, question.options.length) !== null;
    case 'true_false':
      return answer === 'true' || answer === 'false';
    case 'match':
      return toMatches(answer, question.pairs.length).some((right) => right !== null);
    case 'short': {
      const { text, isRight } = toShortAnswer(answer);
      return text.trim() !== '' || isRight !== null;
    }
    case 'cloze':
      return answer.trim() !== '';
  }
}
