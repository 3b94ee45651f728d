import { derive } from '../maths/derive.ts';
import { exactValue, isClose, numericValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute } from '../maths/expression.ts';
import { decimalNote, type Fraction, showExact, showRounded } from '../maths/number.ts';
import { printExpression } from '../maths/print.ts';
import { simplify } from '../maths/simplify.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { partsOfText, readFunction, readNumber, readValue, takePhrases } from '../text/function-problem.ts';

const OF =
  '(?: (?:of|for|if|when|where|given that|given))?(?: the)?(?: function| expression| curve| equation)?(?: of)?';
const FIND = '(?:find|determine|calculate|obtain|compute|evaluate|what is|work out)';
const DERIVATIVE = `(?:the )?(?:(?:first )?derivative|derived function|gradient(?: function)?|slope(?: of the tangent)?|gradient of the tangent|differential coefficient|d[a-z]/d[a-z]|d/d[a-z]|[a-z]')`;
const PHRASES = [
  `${FIND} (?:the value of )?${DERIVATIVE}(?: (?:with respect to|w\\.?r\\.?t\\.?) [a-z](?= of))?(?: of the tangent to the curve| to the curve| to|${OF})`,
  `differentiate${OF}`,
  'd[a-z]/d[a-z]|d/d[a-z]',
];
const AT = ['at the point (?:where|when|at which)|at the point|when|at|where'];
const LOOSE = [
  'with respect to [a-z]|w\\.?r\\.?t\\.? [a-z]|from first principles',
  'if|given that|given|let|suppose|find|the function|the curve|and hence|please',
];

/**
 * Differentiates one function, and evaluates the derivative at a point if requested.
 *
 * @throws NotThisKind when the text asks for something else
 */
export function solveDerivative(text: string): Solution {
  if (/first principles|third|stationary|turning/i.test(text)) throw new NotThisKind('derivative');
  const once = text
    .replace(/\bsecond (?=derivative|differential)/i, '')
    .replace(/d\^2\s*([a-z])\s*\/\s*d\s*([a-z])\^2/g, 'd$1/d$2')
    .replace(/\b([a-z])''/g, "$1'");
  return readDerivative(once, once === text ? 1 : 2);
}

function readDerivative(text: string, order: 1 | 2): Solution {
  if (/\bsecond\b/i.test(text)) throw new NotThisKind('derivative');
  const named = /(?:with respect to|w\.?r\.?t\.?) ([a-z])\b|\bd[a-z]?\/d([a-z])/i.exec(text);
  const atValue = /\b[a-z]'\s*\(\s*(-?[\d./]+)\s*\)/.exec(text);
  const plain = text
    .replace(/\b([a-z])'\s*\(\s*(?:[a-z]|-?[\d./]+)\s*\)(?!\s*=)/, "$1'")
    .replace(/\(\s*d([a-z])\/d([a-z])\s*\)/g, 'd$1/d$2');
  const { rest, isFound } = takePhrases(plain, PHRASES);
  if (!isFound) throw new NotThisKind('derivative');
  const parts = partsOfText(
    takePhrases(takePhrases(rest, LOOSE).rest, AT)
      .rest.replace(/\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/, '| point $1;$2 |')
      .replace(/point (\S+);(\S+)/, 'point $1_$2'),
  );
  const functionText = parts.filter((part) => !/^point|^[a-z]\s*=\s*-?[\d./]+$/.test(part));
  const [formula, more] = functionText;
  if (formula === undefined || more !== undefined) throw new NotThisKind('derivative');
  const { expression, letter } = readFunction(formula, named?.[1] ?? named?.[2] ?? null);
  const place = placeOf(
    parts.filter((part) => part !== formula),
    letter,
    expression,
    atValue?.[1],
  );
  if (order === 1) return differentiate(expression, letter, place);
  const first = differentiate(expression, letter, null);
  const second = differentiate(derive(expression, letter), letter, place);
  return {
    ...second,
    given: first.given,
    asked: `the second ${second.asked.replace('the ', '')}`,
    hint: `${first.hint} Then differentiate the result once more.`,
    steps: [...first.steps, ...second.steps.slice(1)],
  };
}

function placeOf(
  parts: readonly string[],
  letter: string,
  expression: Expression,
  inBrackets?: string,
): Fraction | null {
  const places = parts.map((part) => {
    const point = /^point (\S+)_(\S+)$/.exec(part);
    const value = point ? readNumber(point[1] ?? '') : readValue(part, letter);
    if (!value) throw new NotThisKind(part);
    const height = point && readNumber(point[2] ?? '');
    if (height && !exactValue(expression, { [letter]: value }).equals(height)) {
      throw new CannotSolve('The point is not on the curve.');
    }
    return value;
  });
  const bracket = inBrackets === undefined ? null : readNumber(inBrackets);
  const all = bracket ? [...places, bracket] : places;
  if (all.length > 1) throw new CannotSolve('Ask for the derivative at one point at a time.');
  return all[0] ?? null;
}

function differentiate(expression: Expression, letter: string, place: Fraction | null): Solution {
  const shown = printExpression(expression);
  const steps = [`Write the function: ${shown}`];
  const lines: string[] = [];
  const result = derive(expression, letter, lines);
  // This catches wrong simplifications: the slope of a short chord is an independent way to the same number.
  checkSlope(expression, result, letter);
  const text = printExpression(result);
  steps.push(...lines);
  if (!lines.at(-1)?.endsWith(` ${text}`)) steps.push(`Combine the terms: ${text}`);
  const base = {
    family: 'derivatives' as const,
    given: [shown],
    hint: hintFor(lines.join(' ')),
    steps,
    check: 'At several points, the result matches the slope of a very short chord of the curve.',
  };
  if (!place) return { ...base, asked: `the derivative with respect to ${letter}`, answer: text };
  const at = `${letter} = ${showExact(place)}`;
  const value = simplify(result);
  const answer = valueAt(value, letter, place);
  steps.push(`Substitute ${at}: the derivative is ${answer}`);
  return { ...base, asked: `the derivative at ${at}`, answer };
}

function valueAt(expression: Expression, letter: string, place: Fraction): string {
  try {
    const value = exactValue(expression, { [letter]: place });
    return `${showExact(value)}${decimalNote(value)}`;
  } catch {
    const value = numericValue(expression, { [letter]: place.valueOf() });
    if (!Number.isFinite(value)) throw new CannotSolve('The derivative is undefined at that point.');
    const exact = simplify(substitute(expression, { [letter]: number(place) }));
    const text = printExpression(exact);
    return exact.kind === 'number' ? text : `${text} ≈ ${showRounded(value)}`;
  }
}

function hintFor(lines: string): string {
  const rules = ['product rule', 'quotient rule', 'chain rule'].filter((rule) => lines.includes(rule));
  if (rules.length > 0)
    return `Use the ${rules.join(' and the ')}: name the parts u and v (or the inner function u), and differentiate each on its own.`;
  return 'Differentiate term by term: multiply by the power, then lower the power by 1.';
}

/** @throws CannotSolve when the derivative isn't the slope of the function */
function checkSlope(expression: Expression, result: Expression, letter: string): void {
  const step = 1e-5;
  let compared = 0;
  for (const place of [0.41, 0.73, 1.27, 1.83, 2.59, 3.17, -0.47, -1.39, -2.21, 7.3]) {
    const at = (value: number) => numericValue(expression, { [letter]: value });
    const slope = (at(place + step) - at(place - step)) / (2 * step);
    const own = numericValue(result, { [letter]: place });
    if (!Number.isFinite(slope) || Math.abs(slope) > 1e6) continue;
    if (!isClose(slope, own, 1e-4)) throw new CannotSolve("I couldn't confirm the result.");
    compared += 1;
  }
  if (compared < 3) throw new CannotSolve("I couldn't check the result.");
}
