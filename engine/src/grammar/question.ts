/** Builds questions from clauses. */
import type { Clause } from './clause.ts';

/**
 * Builds a question about a clause.
 *
 * @param word the question word: 'What', 'When', 'Why', 'How many lines of defence'
 * @param remainder the words after the verb, without the answer
 */
export function questionAbout(word: string, clause: Clause, subject: string, remainder = ''): string {
  const { auxiliary, support, verb, isNegative } = clause;
  const words = [word, auxiliary ?? support, subject, isNegative ? 'not' : '', verb, remainder.trim()];
  return `${words.filter((part) => part !== '').join(' ')}?`;
}
