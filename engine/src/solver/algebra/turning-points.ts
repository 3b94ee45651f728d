/** Turning points, and the greatest or least value of a quadratic. */
import { derive } from '../maths/derive.ts';
import { exactValue } from '../maths/evaluate.ts';
import type { Expression } from '../maths/expression.ts';
import { decimalNote, type Fraction, showExact, ZERO } from '../maths/number.ts';
import { coefficients, degree, subtract, toPolynomial } from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { readFunction } from '../text/function-problem.ts';

const OF = '(?: of| on| for)(?: the)?(?: (?:curve|graph|function|equation|graph of))?(?: of)?';
const POINT = new RegExp(
  `^(?:find|determine|calculate|what (?:is|are)) the (?:(x|y)-?(?:coordinate|value) of the |value of (x) at the |coordinates of the )?(?:turning|stationary|minimum|maximum) point${OF} (.+?)[.?]?$`,
  'i',
);
const VALUE = new RegExp(
  `^(?:find|determine|calculate|what is) the (minimum|maximum|least|greatest) value${OF} (.+?)[.?]?$`,
  'i',
);
const WHERE =
  /^(?:find|determine|calculate|what is) the value of ([a-z]) (?:at|for) which (?:the (?:curve|function|graph) )?(.+?) (?:has its|is at its|has a|is a|is) (?:turning point|stationary point|minimum|maximum)[.?]?$/i;

/** @throws NotThisKind when it asks for something else */
export function solveTurningPoint(text: string): Solution {
  const point = POINT.exec(text.trim());
  const value = VALUE.exec(text.trim());
  const where = WHERE.exec(text.trim());
  const formula = point?.[3] ?? value?.[2] ?? where?.[2];
  if (formula === undefined) throw new NotThisKind('no turning point');
  const { expression, letter } = readFunction(formula, null);
  const axis = where ? 'x' : (point?.[1] ?? point?.[2])?.toLowerCase();
  return turningPoint(expression, letter, value ? 'y' : axis, value?.[1]?.toLowerCase());
}

function turningPoint(expression: Expression, letter: string, axis?: string, kind?: string): Solution {
  const polynomial = toPolynomial(expression);
  if (!polynomial || degree(polynomial) !== 2)
    throw new CannotSolve('I can only find the turning point of a quadratic.');
  const [, b = ZERO, a = ZERO] = coefficients(subtract(polynomial, new Map()), letter);
  const x = b.neg().div(a.mul(2));
  const y = exactValue(expression, { [letter]: x });
  const isMinimum = a.s > 0n;
  if (kind !== undefined && /min|least/.test(kind) !== isMinimum)
    throw new CannotSolve(`This quadratic has no ${kind} value.`);
  const slope = derive(expression, letter);
  const show = (value: Fraction) => `${showExact(value)}${decimalNote(value)}`;
  const answers: Readonly<Record<string, string>> = { x: `${letter} = ${show(x)}`, y: `y = ${show(y)}` };
  return {
    family: 'derivatives',
    given: [printExpression(expression)],
    asked:
      axis === undefined
        ? 'the turning point'
        : axis === 'x'
          ? `the value of ${letter} there`
          : 'the value there',
    hint: 'At a turning point, the derivative is 0.',
    steps: [
      `Differentiate: ${printExpression(slope)}`,
      `Set the derivative equal to 0: ${printExpression(slope)} = 0, so ${letter} = ${showExact(x)}`,
      ...(axis === 'x' ? [] : [`Substitute ${letter} = ${showExact(x)}: the value is ${show(y)}`]),
    ],
    answer: axis === undefined ? `(${showExact(x)}, ${showExact(y)})` : (answers[axis] ?? ''),
    check: `It is a ${isMinimum ? 'minimum' : 'maximum'}, because the number in front of ${letter}² is ${isMinimum ? 'positive' : 'negative'}.`,
  };
}
