/** Antiderivatives of sums of simple terms. */

import { exactValue } from './evaluate.ts';
import { binary, call, type Expression, number, symbol, symbolsOf } from './expression.ts';
import { type Fraction, ONE, ZERO } from './number.ts';
import { fromPolynomial, toPolynomial } from './polynomial.ts';
import { printExpression } from './print.ts';
import { simplify } from './simplify.ts';

/** A coefficient times a power of the letter. */
interface PowerTerm {
  factor: Fraction;
  exponent: Fraction;
}

/**
 * @param steps receives a line for each term
 * @returns null when a term is of an unknown kind
 */
export function antiderivative(expression: Expression, letter: string, steps: string[]): Expression | null {
  const isBracketPower =
    expression.kind === 'binary' &&
    expression.operator === '^' &&
    expression.left.kind === 'binary' &&
    integrateTerm(expression, letter) !== null;
  const polynomial = isBracketPower ? null : toPolynomial(expression);
  const source = polynomial ? fromPolynomial(polynomial) : expression;
  const terms = termsOf(source, ONE);
  const results = terms.map(([sign, term]) => {
    const result = integrateTerm(term, letter);
    if (!result) return null;
    const signed = simplify(binary('*', number(sign), result));
    const whole = simplify(binary('*', number(sign), term));
    steps.push(`Integrate: ∫ ${printExpression(whole)} d${letter} = ${printExpression(signed)}`);
    return signed;
  });
  return results.reduce<Expression | null>(
    (sum, part) => (sum && part ? simplify(binary('+', sum, part)) : null),
    number(0),
  );
}

function termsOf(expression: Expression, sign: Fraction): [Fraction, Expression][] {
  if (expression.kind === 'negate') return termsOf(expression.of, sign.neg());
  if (expression.kind === 'binary' && (expression.operator === '+' || expression.operator === '-')) {
    return [
      ...termsOf(expression.left, sign),
      ...termsOf(expression.right, expression.operator === '+' ? sign : sign.neg()),
    ];
  }
  if (expression.kind === 'binary' && expression.operator === '/' && !symbolsOf(expression.right).length) {
    return termsOf(expression.left, sign.div(exactValue(expression.right)));
  }
  // (x² + 1)/x is split into terms.
  if (expression.kind === 'binary' && expression.operator === '/') {
    const top = termsOf(expression.left, sign);
    if (top.length > 1) return top.map(([own, term]) => [own, binary('/', term, expression.right)]);
  }
  return [[sign, expression]];
}

function integrateTerm(term: Expression, letter: string): Expression | null {
  const power = powerTerm(term, letter);
  if (power) return integratePower(power, letter);
  if (term.kind === 'binary' && term.operator === '*') {
    for (const [factor, rest] of [
      [term.left, term.right],
      [term.right, term.left],
    ] as const) {
      if (symbolsOf(factor).length > 0) continue;
      const inner = integrateTerm(rest, letter);
      return inner && binary('*', factor, inner);
    }
    return null;
  }
  if (term.kind === 'call') {
    const slope = slopeOf(term.of, letter);
    if (!slope) return null;
    const outer = {
      sin: minus(call('cos', term.of)),
      cos: call('sin', term.of),
      exp: term,
      tan: null,
      ln: null,
      sqrt: null,
    }[term.name];
    return outer && binary('*', number(slope.inverse()), outer);
  }
  return ofLinear(term, letter);
}

function minus(of: Expression): Expression {
  return { kind: 'negate', of };
}

function integratePower({ factor, exponent }: PowerTerm, letter: string): Expression {
  if (exponent.equals(-1)) return binary('*', number(factor), call('ln', symbol(letter)));
  const next = exponent.add(ONE);
  const raised: Expression = binary('^', symbol(letter), number(next));
  return binary('*', number(factor.div(next)), raised);
}

/** (ax + b)ⁿ and 1/(ax + b). */
function ofLinear(term: Expression, letter: string): Expression | null {
  if (term.kind !== 'binary') return null;
  if (term.operator === '/' && term.left.kind === 'number') {
    const slope = slopeOf(term.right, letter);
    return slope && binary('*', number(term.left.value.div(slope)), call('ln', term.right));
  }
  if (term.operator !== '^' || term.right.kind !== 'number' || term.right.value.equals(-1)) return null;
  const slope = slopeOf(term.left, letter);
  const next = term.right.value.add(ONE);
  return slope && binary('*', number(slope.mul(next).inverse()), binary('^', term.left, number(next)));
}

/** The a of ax + b; null for other formulas. */
function slopeOf(expression: Expression, letter: string): Fraction | null {
  const polynomial = toPolynomial(expression);
  if (!polynomial || [...polynomial.keys()].some((letters) => letters !== '' && letters !== letter))
    return null;
  return polynomial.get(letter) ?? null;
}

function powerTerm(expression: Expression, letter: string): PowerTerm | null {
  if (expression.kind === 'number') return { factor: expression.value, exponent: ZERO };
  if (expression.kind === 'symbol') return expression.name === letter ? { factor: ONE, exponent: ONE } : null;
  const parts = (sides: readonly Expression[]) => sides.map((side) => powerTerm(side, letter));
  if (expression.kind === 'negate') {
    const [inner] = parts([expression.of]);
    return inner ? { ...inner, factor: inner.factor.neg() } : null;
  }
  if (expression.kind === 'call') {
    const [inner] = parts([expression.of]);
    return expression.name === 'sqrt' && inner?.factor.equals(ONE)
      ? { factor: ONE, exponent: inner.exponent.div(2) }
      : null;
  }
  const { operator } = expression;
  const [left, right] = parts([expression.left, expression.right]);
  if (!left || !right) return null;
  if (operator === '*')
    return { factor: left.factor.mul(right.factor), exponent: left.exponent.add(right.exponent) };
  if (operator === '/')
    return right.factor.equals(0)
      ? null
      : { factor: left.factor.div(right.factor), exponent: left.exponent.sub(right.exponent) };
  if (operator === '^' && right.exponent.equals(0) && left.factor.equals(ONE)) {
    return { factor: ONE, exponent: left.exponent.mul(right.factor) };
  }
  return null;
}
