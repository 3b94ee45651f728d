/** How an attempt stores an answer as text, for each kind of question. '' is no answer. */
import type { Question } from './schemas.ts';
import type { ShortMark } from './short-marks-schemas.ts';

/** A short answer, and whether it is right: null until the student or AI has marked it. */
export interface ShortAnswer {
  text: string;
  isRight: boolean | null;
  /** How AI marked it; absent if only the student did. */
  review?: ShortMark;
}

/** The mark, then how AI marked it: the indexes of the key points that the answer has, and a sentence. */
const MARK_LINE = /^([01])(?: ([0-9](?:,[0-9])*)?;(.*))?$/;

/** A short answer as text: its mark on the first line, then what the student wrote. */
export function fromShortAnswer({ text, isRight, review }: ShortAnswer): string {
  if (text === '' && isRight === null) return '';
  const mark = isRight === null ? '' : Number(isRight);
  const marked = review ? ` ${review.had.join(',')};${review.feedback}` : '';
  return `${mark}${marked}\n${text}`;
}

export function toShortAnswer(answer: string): ShortAnswer {
  const [first = '', ...lines] = answer.split('\n');
  const text = lines.join('\n');
  const [found, mark, had = '', feedback] = MARK_LINE.exec(first) ?? [];
  if (found === undefined) return { text, isRight: null };
  const points = had === '' ? [] : had.split(',').map(Number);
  return {
    text,
    isRight: mark === '1',
    ...(feedback !== undefined && { review: { had: points, feedback } }),
  };
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
