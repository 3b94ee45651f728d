/** Finds questions that ask the same in other words. */
import type { Question } from '../practice/schemas.ts';

/** Two questions are alike if they share at least this part of their words. */
const ALIKE = 0.75;

/** Words that say nothing about what is asked. */
const SMALL_WORDS = new Set(
  (
    'a an the of in on at to for from by with and or is are was were be been does do did has have had it its this that ' +
    'these those which what who whom whose when where why how following true false not correct best one name called ' +
    'known as statement sentence'
  ).split(' '),
);

/**
 * Returns a filter that lets each question pass once. It refuses one that asks for the same, with the same answer, as one
 * that has passed: in nearly the same words, with question and answer swapped, or as a gap at another place of the same
 * sentence, which would give the other's answer away. Other numbers or another passage make it another question.
 */
export function createRepeatFilter(): (question: Question, passage?: string) => boolean {
  /** What has passed, and which of them have a word. */
  const passed: { size: number; numbers: string; passage: string | undefined }[] = [];
  const having = new Map<string, number[]>();
  return (question, passage) => {
    const { words, numbers } = wordsOf(question);
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const index of having.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    for (const [index, count] of shared) {
      const other = passed[index];
      if (!other || other.passage !== passage || other.numbers !== numbers) continue;
      if (count / (words.size + other.size - count) >= ALIKE) return false;
    }
    passed.push({ size: words.size, numbers, passage });
    for (const word of words) having.set(word, [...(having.get(word) ?? []), passed.length - 1]);
    return true;
  };
}

/** The words of a question with its answer, and its numbers in order of size. */
function wordsOf(question: Question): { words: Set<string>; numbers: string } {
  const text = `${question.prompt} ${answerText(question)}`.normalize('NFKD').toLowerCase();
  const found = text.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  const telling = found.filter((word) => !SMALL_WORDS.has(word));
  const words = new Set((telling.length > 0 ? telling : found).map(withoutEnding));
  const numbers = found.filter((word) => /\p{N}/u.test(word)).toSorted();
  return { words, numbers: numbers.join(' ') };
}

/** 'cells' and 'cell' are one word. */
function withoutEnding(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}

function answerText(question: Question): string {
  switch (question.kind) {
    case 'choice':
      return question.options[question.key] ?? '';
    case 'true_false':
      return String(question.key);
    case 'cloze':
      return question.answers[0] ?? '';
    case 'match':
      return question.pairs.map(({ left, right }) => `${left} ${right}`).join(' ');
    case 'short':
      return question.points.join(' ');
  }
}
