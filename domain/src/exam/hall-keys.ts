/** The eight keys of JAMB's hall, with which an exam can be sat without a mouse (docs/product.md, Exam room). */

export type HallAction =
  | { kind: 'answer'; option: number }
  | { kind: 'previous' | 'next' | 'submit' | 'reverse' };

/** The letters of the options. Papers of JAMB have four; a question of the student's can have a fifth. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/**
 * What a key does: A to D choose an option, P goes to the previous question, N to the next, S asks whether to submit and
 * pressed again submits, and R goes back from that question to the exam. The case makes no difference.
 *
 * @param options how many options the open question has
 * @returns null for any other key, and for the letter of an option that the question does not have
 */
export function hallAction(key: string, options: number): HallAction | null {
  const letter = key.toUpperCase();
  const option = (OPTION_LETTERS as readonly string[]).indexOf(letter);
  if (option >= 0) return option < options ? { kind: 'answer', option } : null;
  if (letter === 'P') return { kind: 'previous' };
  if (letter === 'N') return { kind: 'next' };
  if (letter === 'S') return { kind: 'submit' };
  return letter === 'R' ? { kind: 'reverse' } : null;
}
