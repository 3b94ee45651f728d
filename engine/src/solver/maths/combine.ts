/** Sums, products, quotients and powers of formulas that are already simplified. */
import { exactValue } from './evaluate.ts';
import { binary, type Expression, number } from './expression.ts';
import { Fraction, ONE } from './number.ts';

export function isNumber(
  expression: Expression,
  value?: Fraction,
): expression is { kind: 'number'; value: Fraction } {
  return expression.kind === 'number' && (value === undefined || expression.value.equals(value));
}

export function constantOr(expression: Expression): Expression {
  try {
    return number(exactValue(expression));
  } catch {
    if (expression.kind !== 'call' || expression.of.kind !== 'number') return expression;
    const { name, of } = expression;
    if (of.value.equals(0) && (name === 'exp' || name === 'cos')) return number(1);
    const isZero =
      (of.value.equals(0) && (name === 'sin' || name === 'tan')) || (of.value.equals(1) && name === 'ln');
    return isZero ? number(0) : expression;
  }
}

export function sum(operator: '+' | '-', left: Expression, right: Expression): Expression {
  if (isNumber(left) && isNumber(right))
    return number(operator === '+' ? left.value.add(right.value) : left.value.sub(right.value));
  if (isNumber(right) && right.value.equals(0)) return left;
  const [factor, rest] = coefficientOf(right);
  if (isNumber(left) && left.value.equals(0)) return operator === '+' ? right : product(number(-1), right);
  const [own, same] = coefficientOf(left);
  if (JSON.stringify(plain(same)) === JSON.stringify(plain(rest))) {
    return product(number(operator === '+' ? own.add(factor) : own.sub(factor)), same);
  }
  // a + (−b) is written as a − b.
  return factor.s < 0n
    ? binary(operator === '+' ? '-' : '+', left, product(number(factor.neg()), rest))
    : binary(operator, left, right);
}

/** A term's coefficient, and the rest. */
function coefficientOf(expression: Expression): [Fraction, Expression] {
  if (expression.kind === 'number') return [expression.value, number(1)];
  if (expression.kind === 'negate') {
    const [factor, rest] = coefficientOf(expression.of);
    return [factor.neg(), rest];
  }
  if (expression.kind === 'binary' && expression.operator === '*' && expression.left.kind === 'number') {
    return [expression.left.value, expression.right];
  }
  if (expression.kind === 'binary' && expression.operator === '/') {
    const [factor, rest] = coefficientOf(expression.left);
    if (factor.s < 0n) return [ONE.neg(), quotient(product(number(factor.neg()), rest), expression.right)];
  }
  return [ONE, expression];
}

export function product(left: Expression, right: Expression): Expression {
  const [one, first] = coefficientOf(left);
  const [other, second] = coefficientOf(right);
  const factor = one.mul(other);
  if (factor.equals(0)) return number(0);
  const rest = isNumber(first, ONE) ? second : isNumber(second, ONE) ? first : joined(first, second);
  if (isNumber(rest, ONE)) return number(factor);
  if (factor.equals(1)) return rest;
  if (rest.kind === 'binary' && rest.operator === '/')
    return quotient(product(number(factor), rest.left), rest.right);
  return factor.equals(-1) ? { kind: 'negate', of: rest } : binary('*', number(factor), rest);
}

function joined(first: Expression, second: Expression): Expression {
  if (second.kind === 'binary' && second.operator === '/')
    return quotient(product(first, second.left), second.right);
  if (first.kind === 'binary' && first.operator === '/')
    return quotient(product(first.left, second), first.right);
  const [a, m] = baseOf(first);
  const [b, n] = baseOf(second);
  if (JSON.stringify(plain(a)) === JSON.stringify(plain(b))) return power(a, number(m.add(n)));
  // Powers of letters come before functions and brackets: x² sin x.
  return rank(second) < rank(first) ? binary('*', second, first) : binary('*', first, second);
}

function rank(expression: Expression): number {
  const [base] = baseOf(expression);
  return base.kind === 'symbol' ? 0 : base.kind === 'call' ? (base.name === 'exp' ? 1 : 2) : 3;
}

function baseOf(expression: Expression): [Expression, Fraction] {
  const isPower =
    expression.kind === 'binary' && expression.operator === '^' && expression.right.kind === 'number';
  return isPower && expression.right.kind === 'number'
    ? [expression.left, expression.right.value]
    : [expression, ONE];
}

export function quotient(top: Expression, bottom: Expression): Expression {
  if (isNumber(bottom) && !bottom.value.equals(0)) return product(number(bottom.value.inverse()), top);
  const [above, first] = coefficientOf(top);
  const [below, second] = coefficientOf(bottom);
  if (above.equals(0)) return number(0);
  const factor = above.div(below);
  const [a, m] = baseOf(first);
  const [b, n] = baseOf(second);
  if (JSON.stringify(plain(a)) === JSON.stringify(plain(b)) && a.kind !== 'number') {
    const left = m.sub(n);
    return left.gte(0)
      ? product(number(factor), power(a, number(left)))
      : over(factor, number(1), power(a, number(left.neg())));
  }
  return over(factor, first, second);
}

function over(factor: Fraction, top: Expression, bottom: Expression): Expression {
  const above = product(number(new Fraction(factor.n)), top);
  const whole = binary('/', above, product(number(new Fraction(factor.d)), bottom));
  return factor.s < 0n ? { kind: 'negate', of: whole } : whole;
}

export function power(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent)) {
    if (exponent.value.equals(0)) return number(1);
    if (exponent.value.equals(1)) return base;
    if (
      base.kind === 'binary' &&
      base.operator === '^' &&
      isNumber(base.right) &&
      base.right.value.d === 1n &&
      exponent.value.d === 1n
    ) {
      return power(base.left, number(base.right.value.mul(exponent.value)));
    }
    if (exponent.value.s < 0n) return binary('/', number(1), power(base, number(exponent.value.neg())));
  }
  return constantOr(binary('^', base, exponent));
}

/** Fractions contain big integers, which JSON can't represent. */
function plain(expression: Expression): unknown {
  if (expression.kind === 'number') return expression.value.toFraction();
  if (expression.kind === 'binary')
    return [expression.operator, plain(expression.left), plain(expression.right)];
  return expression.kind === 'symbol'
    ? expression.name
    : [expression.kind === 'call' ? expression.name : '-', plain(expression.of)];
}
