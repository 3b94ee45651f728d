/** Sequences given by their first terms: `3, 7, 11, …`. */
import { Fraction, showExact } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { markQuantities } from '../text/quantities.ts';
import { seriesText } from './progression-story.ts';
import { progressions } from './progressions.ts';
import { solveTopic } from './solve-topic.ts';

const NUMBER = '-?\\d+(?:\\.\\d+|/\\d+)?';
const TERMS = new RegExp(`:? ?(${NUMBER}(?: ?, ?${NUMBER}){2,}),? ?(?:\\.{2,}|…|,? ?etc\\.?)`);

/**
 * Finds a term, a sum, or the position of a term.
 *
 * @throws NotThisKind when no terms are listed
 * @throws CannotSolve when the terms have neither a common difference nor a common ratio
 */
export function solveSequence(original: string): Solution {
  const text = seriesText(original) ?? original;
  const source = text.replace(
    new RegExp(`((?:which|what) term) of ([^?]*?${TERMS.source}),? is (${NUMBER})`, 'i'),
    '$1 is $4 in $2',
  );
  const match = TERMS.exec(source);
  const terms = match?.[1]?.split(',').map((term) => new Fraction(term.trim())) ?? [];
  const [first, second] = terms;
  if (!match || !first || !second) throw new NotThisKind('no terms');
  const differences = new Set(
    terms.slice(1).map((term, index) => term.sub(terms[index] ?? first).toFraction()),
  );
  const isZero = terms.some((term) => term.equals(0));
  const ratios = new Set(
    isZero ? ['0', '1'] : terms.slice(1).map((term, index) => term.div(terms[index] ?? first).toFraction()),
  );
  const isArithmetic = differences.size === 1;
  if (!isArithmetic && ratios.size !== 1)
    throw new CannotSolve('The terms have neither a common difference nor a common ratio.');
  const kind = isArithmetic ? 'arithmetic' : 'geometric';
  const other = isArithmetic ? /geometric|\bG\.?P\b/i : /arithmetic|\bA\.?P\b/i;
  if (other.test(text) || first.equals(second))
    throw new CannotSolve("The terms don't fit that kind of sequence.");
  const [topic] = progressions.filter(({ cue }) => cue?.test(`${kind} progression`));
  const step = isArithmetic ? second.sub(first) : second.div(first);
  const words = `${kind} progression with first term ${first.toFraction()} and common ${isArithmetic ? 'difference' : 'ratio'} ${step.toFraction()}`;
  const rest = source
    .replace(TERMS, ` ${words} `)
    .replace(
      /(?:the |an? )?(?:arithmetic |geometric )?(?:progression|sequence|series)(?: \(?[AG]\.?P\.?\)?)?(?=:? +(?:arithmetic|geometric))|(?:the |an? )?[AG]\.?P\.?:?(?= +(?:arithmetic|geometric))/g,
      ' ',
    );
  if (!topic) throw new NotThisKind('no topic');
  const solution = solveTopic(markQuantities(rest), topic);
  const work = isArithmetic
    ? `Subtract consecutive terms: d = ${showExact(second)} − ${first.s < 0n ? `(${showExact(first)})` : showExact(first)} = ${showExact(step)}`
    : `Divide consecutive terms: r = ${showExact(second)} ÷ ${first.s < 0n ? `(${showExact(first)})` : showExact(first)} = ${showExact(step)}`;
  return {
    ...solution,
    given: [terms.map((term) => showExact(term)).join(', '), ...solution.given],
    steps: [work, ...solution.steps],
  };
}
