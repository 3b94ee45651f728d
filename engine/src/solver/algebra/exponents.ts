/** Equations with the letter in an exponent. */
import { exactValue, numericValue } from '../maths/evaluate.ts';
import { binary, type Expression, number, symbolsOf } from '../maths/expression.ts';
import { Fraction } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { toPolynomial } from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { lineOf, solveLinear } from './linear.ts';

/** A product of powers with number bases: the primes with their exponents, as expressions in the letter. */
function primesOf(expression: Expression): Map<bigint, Expression> | null {
  if (expression.kind === 'number') return factorised(expression.value, number(1));
  if (expression.kind !== 'binary') return null;
  const { operator, left, right } = expression;
  if (operator === '^') {
    const base = symbolsOf(left).length === 0 ? exactValue(left) : null;
    return base ? factorised(base, right) : null;
  }
  if (operator !== '*' && operator !== '/') return null;
  const [one, other] = [primesOf(left), primesOf(right)];
  if (!one || !other) return null;
  const all = new Map(one);
  for (const [prime, power] of other)
    all.set(prime, binary(operator === '*' ? '+' : '-', all.get(prime) ?? number(0), power));
  return all;
}

function factorised(value: Fraction, power: Expression): Map<bigint, Expression> | null {
  if (value.lte(0)) return null;
  const primes = new Map<bigint, Expression>();
  for (const [part, sign] of [
    [value.n, 1],
    [value.d, -1],
  ] as const) {
    let rest = part;
    for (let prime = 2n; prime <= 97n; prime += 1n) {
      let count = 0;
      for (; rest % prime === 0n; rest /= prime) count += 1;
      if (count > 0) primes.set(prime, count * sign === 1 ? power : binary('*', number(count * sign), power));
    }
    if (rest !== 1n) return null;
  }
  return primes;
}

/** `3^(2x − 1) = 27`: both sides are powers of one number, so the exponents are equal. */
export function solveExponents(source: string): Solution {
  const [left = '', right = '', more] = source.split('=');
  if (more !== undefined || !/\^\s*\(?[^=]*[a-z]/.test(source) || /[a-z]{2}/.test(source))
    throw new NotThisKind('no exponent');
  const sides = [parseExpression(left), parseExpression(right)] as const;
  const [letter, other] = symbolsOf(...sides);
  if (letter === undefined || other !== undefined) throw new NotThisKind('letters');
  const [one, two] = sides.map(primesOf);
  const primes = new Set([...(one?.keys() ?? []), ...(two?.keys() ?? [])]);
  const [prime, second] = primes;
  if (!one || !two || prime === undefined || second !== undefined)
    throw new CannotSolve('I can only solve this if both sides are powers of one number.');
  const [first, last] = [one, two].map((side) => side.get(prime) ?? number(0));
  if (!first || !last || ![first, last].every((side) => isLine(side, letter)))
    throw new NotThisKind('exponents');
  const solution = solveLinear({ left: first, relation: '=', right: last }, letter, 'fraction');
  const show = (side: Expression) => `${prime}^(${printExpression(side)})`;
  const found = /= (−?\d+(?:\/\d+)?)/.exec(solution.answer)?.[1]?.replace('−', '-');
  const at = found === undefined ? Number.NaN : new Fraction(found).valueOf();
  const [before, after] = sides.map((side) => numericValue(side, { [letter]: at }));
  if (before === undefined || after === undefined || !(Math.abs(before - after) <= 1e-9 * Math.abs(before)))
    throw new CannotSolve("I couldn't confirm the result.");
  return {
    ...solution,
    family: 'indices and logarithms',
    given: [`${printExpression(sides[0])} = ${printExpression(sides[1])}`],
    hint: `Write both sides as powers of ${prime}. Then the exponents are equal.`,
    steps: [
      `Write both sides as powers of ${prime}: ${show(first)} = ${show(last)}`,
      `Compare the exponents: ${printExpression(first)} = ${printExpression(last)}`,
      ...solution.steps.slice(1),
    ],
  };
}

function isLine(expression: Expression, letter: string): boolean {
  const polynomial = toPolynomial(expression);
  return polynomial !== null && lineOf(polynomial, letter) !== null;
}
