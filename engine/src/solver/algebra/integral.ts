import { derive } from '../maths/derive.ts';
import { exactValue, haveSameValues, isClose, numericValue } from '../maths/evaluate.ts';
import { binary, type Expression, number, substitute, symbolsOf } from '../maths/expression.ts';
import { antiderivative } from '../maths/integrate.ts';
import { decimalNote, type Fraction, showExact, showRounded } from '../maths/number.ts';
import { printExpression } from '../maths/print.ts';
import { simplify } from '../maths/simplify.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { partsOfText, readFunction, readNumber, takePhrases } from '../text/function-problem.ts';
import { antiderivativeOf, areaUnder, refuseBelowAxis } from './integral-text.ts';

const NUMBER = '-?\\d+(?:\\.\\d+)?(?:/\\d+)?';
const LIMITS = [
  `(?:from|between)(?: the)?(?: limits?)?(?: of)? (?:[a-z] ?= ?)?(${NUMBER}) (?:to|and) (?:[a-z] ?= ?)?(${NUMBER})(?: of)?(?![\\d/])`,
  `∫ ?_?[({]?(${NUMBER})[)}]? ?\\^ ?[({]?(${NUMBER})[)}]?(?![\\d/])`,
  `∫ ?[([](${NUMBER}) ?(?:to|,) ?(${NUMBER})[)\\]]`,
];
const PHRASES = [
  '(?:find|evaluate|determine|calculate|compute|work out)?(?: the)?(?: value of)?(?: the)?(?: definite| indefinite)? integral(?: of)?(?: the function)?',
  '(?:evaluate|find|calculate|compute|work out|determine)?\\s*∫',
  'integrate(?: the function)?',
];

/**
 * Integrates one function, between limits if there are any.
 *
 * @throws NotThisKind when the text asks for something else
 */
export function solveIntegral(text: string): Solution {
  const area = areaUnder(text) ?? antiderivativeOf(text);
  if (!/∫|\bintegra/i.test(area ?? text) || /area|volume|second/i.test(area ?? text))
    throw new NotThisKind('integral');
  let rest = area ?? text;
  let limits: [Fraction, Fraction] | null = null;
  for (const pattern of LIMITS) {
    rest = rest.replace(new RegExp(pattern, 'i'), (whole, low: string, high: string) => {
      const [from, to] = [readNumber(low), readNumber(high)];
      if (limits || !from || !to) throw new CannotSolve("The limits of the integral aren't clear.");
      limits = [from, to];
      return whole.startsWith('∫') ? '∫' : '|';
    });
  }
  const named = /\bd([a-z])\b(?!\s*=)|(?:with respect to|w\.?r\.?t\.?) ([a-z])\b|[)\da-z]d([a-z])\s*$/i.exec(
    rest,
  );
  const { rest: formulas, isFound } = takePhrases(
    rest.replace(/\s*(?<![a-z])d[a-z]\s*(?=$|[.,|?])|(?<=[)\da-z])d[a-z]\s*$/i, ' ').replace(/∫/g, ' ∫ '),
    [...PHRASES, '(?:with respect to|w\\.?r\\.?t\\.?) [a-z]', 'please|the function'],
  );
  const parts = partsOfText(formulas);
  const [formula, more] = parts;
  if ((!isFound && !/∫/.test(text)) || formula === undefined || more !== undefined)
    throw new NotThisKind('integral');
  const { expression, letter } = readFunction(
    formula.replace(/∫/g, ''),
    named?.[1] ?? named?.[2] ?? named?.[3] ?? null,
  );
  if (areaUnder(text) !== null) refuseBelowAxis(expression, letter, limits);
  return integrate(expression, letter, limits);
}

function integrate(
  expression: Expression,
  letter: string,
  limits: readonly [Fraction, Fraction] | null,
): Solution {
  const shown = printExpression(expression);
  const steps = [`Write the integral: ∫ ${/ [+−] /.test(shown) ? `(${shown})` : shown} d${letter}`];
  const result = antiderivative(expression, letter, steps);
  if (!result) throw new CannotSolve('I can only integrate sums of powers, sin, cos, eˣ and 1/x.');
  if (
    !haveSameValues(
      derive(result, letter),
      expression,
      symbolsOf(expression).length > 0 ? [letter] : [letter],
      1e-8,
    )
  ) {
    throw new CannotSolve("I couldn't confirm the result.");
  }
  const text = printExpression(result).replace(
    /\bln\(([^()]+)\)|\bln ([A-Za-z])/g,
    (_, inner?: string, bare?: string) => `ln|${inner ?? bare}|`,
  );
  const base = {
    family: 'integrals' as const,
    steps,
    hint: 'Integrate term by term: raise the power by 1, then divide by the new power. Check by differentiating.',
  };
  if (!limits) {
    steps.push(`Combine the terms and add the constant of integration: ${text} + C`);
    return {
      ...base,
      given: [shown],
      asked: `the integral with respect to ${letter}`,
      answer: `${text} + C`,
      check: `The derivative of ${text} is ${shown} again.`,
    };
  }
  const [low, high] = limits;
  const ends = `from ${letter} = ${showExact(low)} to ${letter} = ${showExact(high)}`;
  steps.push(`Combine the terms: F(${letter}) = ${text}`);
  const answer = between(result, letter, low, high, steps);
  const numeric = simpson(expression, letter, low.valueOf(), high.valueOf());
  if (!isClose(answer.value, numeric, 1e-5)) throw new CannotSolve("I couldn't confirm the result.");
  return {
    ...base,
    given: [shown, ends],
    asked: `the integral ${ends}`,
    answer: answer.text,
    check: `Simpson's rule with many strips gives ${showRounded(numeric)}.`,
  };
}

function between(
  result: Expression,
  letter: string,
  low: Fraction,
  high: Fraction,
  steps: string[],
): { text: string; value: number } {
  try {
    const [top, bottom] = [exactValue(result, { [letter]: high }), exactValue(result, { [letter]: low })];
    const value = top.sub(bottom);
    steps.push(
      `Substitute the upper limit: F(${showExact(high)}) = ${showExact(top)}`,
      `Substitute the lower limit: F(${showExact(low)}) = ${showExact(bottom)}`,
      `Subtract: ${showExact(top)} − ${bottom.s < 0n ? `(${showExact(bottom)})` : showExact(bottom)} = ${showExact(value)}`,
    );
    return { text: `${showExact(value)}${decimalNote(value)}`, value: value.valueOf() };
  } catch {
    const [top, bottom] = [high, low].map((end) => numericValue(result, { [letter]: end.valueOf() })) as [
      number,
      number,
    ];
    if (!Number.isFinite(top) || !Number.isFinite(bottom))
      throw new CannotSolve('The integral has no value between these limits.');
    const [upper, lower] = [high, low].map((end) => simplify(substitute(result, { [letter]: number(end) })));
    const exact = upper && lower ? printExpression(simplify(binary('-', upper, lower))) : '';
    steps.push(
      `Substitute the upper limit: F(${showExact(high)}) = ${upper && printExpression(upper)}`,
      `Substitute the lower limit: F(${showExact(low)}) = ${lower && printExpression(lower)}`,
      `Subtract: ${exact} ≈ ${showRounded(top - bottom)}`,
    );
    return { text: `${exact} ≈ ${showRounded(top - bottom)}`, value: top - bottom };
  }
}

/** Integrates numerically; the result is NaN or far off if the function has a gap. */
function simpson(expression: Expression, letter: string, low: number, high: number): number {
  const strips = 2_000;
  const width = (high - low) / strips;
  let sum = 0;
  for (let index = 0; index <= strips; index += 1) {
    const weight = index === 0 || index === strips ? 1 : index % 2 === 1 ? 4 : 2;
    sum += weight * numericValue(expression, { [letter]: low + index * width });
  }
  return (sum * width) / 3;
}
