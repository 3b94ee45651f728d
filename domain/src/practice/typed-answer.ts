/** Whether a typed answer is one of those that are right. */
import { areConfusable } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import { isSameNoun, toOneSpelling, wordsOf } from './normalize.ts';
import { BLANK } from './practice.ts';
import { hasSameUnit, isSameNumber, type Quantity, readQuantity } from './quantity.ts';
import type { Question } from './schemas.ts';

type Cloze = Pick<Extract<Question, { kind: 'cloze' }>, 'prompt' | 'answers'>;

/**
 * Whether a student's text says one of the answers. Case, accents, articles, plurals, and British or American spelling
 * don't matter, and a long word may have a typo. Numbers and their units must be exact.
 *
 * @param known words that are no typos, see `knownWords` in ./marking.ts
 */
export function isRightText(typed: string, { prompt, answers }: Cloze, known: ReadonlySet<string>): boolean {
  const text = withoutHedge(typed);
  return answers.some((answer) => {
    const right = readQuantity(withoutHedge(answer));
    return right
      ? isRightQuantity(text, right, { prompt }, known)
      : isSameWords(wordsOf(text), wordsOf(withoutHedge(answer)), known);
  });
}

const HEDGE = /^\s*(?:about|around|approximately|approx\.?|roughly|nearly|[~≈])\s*/iu;

function withoutHedge(text: string): string {
  return text.replace(HEDGE, '');
}

function isRightQuantity(
  typed: string,
  right: Quantity,
  { prompt }: Pick<Cloze, 'prompt'>,
  known: ReadonlySet<string>,
): boolean {
  const quantity = readQuantity(typed);
  if (!quantity || !isSameNumber(quantity, right)) return false;
  if (hasSameUnit(quantity, right)) return true;
  // Only the number is asked where the unit stands in the question, as in '_____ km'.
  if (right.noun === '') return followsBlank(quantity, prompt);
  if (right.unit !== null) return false;
  // In '46 chromosomes', the noun is no unit of measurement.
  return quantity.noun === '' || isSameWords(wordsOf(quantity.noun), wordsOf(right.noun), known);
}

/** Whether the unit or noun that a student added stands behind the blank. */
function followsBlank(quantity: Quantity, prompt: string): boolean {
  const [, behind = ''] = prompt.split(BLANK);
  const words = behind.trim().split(/\s+/u);
  return words.some((_, index) => {
    const shown = readQuantity(`1 ${words.slice(0, index + 1).join(' ')}`.replace(/[.,;:?!]+$/u, ''));
    return shown !== null && (hasSameUnit(quantity, shown) || shown.noun === quantity.noun);
  });
}

function isSameWords(
  typed: readonly string[],
  right: readonly string[],
  known: ReadonlySet<string>,
): boolean {
  if (typed.length === 0) return false;
  if (typed.join('') === right.join('')) return true;
  if (typed.length !== right.length) return false;
  const [ones, others] = right.some((word) => MONTHS.has(word))
    ? [inDateOrder(typed), inDateOrder(right)]
    : [typed, right];
  return ones.every((word, index) => isSameWord(word, others[index] as string, known));
}

const MONTHS = new Set([
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]);

/** The words of a date in one order: '1 October 1960' and 'October 1st, 1960' are the same. */
function inDateOrder(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/u, '$1')).sort();
}

function isSameWord(typed: string, right: string, known: ReadonlySet<string>): boolean {
  if (isSameNoun(typed, right) || toOneSpelling(typed) === toOneSpelling(right)) return true;
  return isTypo(typed, right) && !isKnown(typed, right, known);
}

/** Whether a typed word is another word of the questions, and so no misspelling of this one. */
function isKnown(typed: string, right: string, known: ReadonlySet<string>): boolean {
  if (known.has(typed)) return true;
  return [...known].some((word) => isSameNoun(typed, word) && !isSameNoun(word, right));
}

/** Whether a word is another one with a typo: one in a word of 5 letters, two in a word of 10. */
function isTypo(typed: string, right: string): boolean {
  const length = Math.min(typed.length, right.length);
  const allowed = length < 5 ? 0 : length < 10 ? 1 : 2;
  // Numbers are exact, and another first letter is often another word: 'altitude' and 'latitude'.
  if (allowed === 0 || /\p{N}/u.test(typed + right) || typed[0] !== right[0]) return false;
  return editDistance(typed, right, allowed) <= allowed && !areConfusable(typed, right);
}
