import type { Expression, FunctionName } from './expression.ts';
import { exactRoot, Fraction, isWhole } from './number.ts';

/** Numbers with more digits are no use to a student. */
const MAX_DIGITS = 40;
/** Higher powers would take too long and don't occur in school problems. */
const MAX_POWER = 400;

/**
 * The value of a formula without rounding.
 *
 * @throws Error when it has no exact value: a division by zero, an irrational root, a letter without a value
 */
export function exactValue(expression: Expression, scope: Readonly<Record<string, Fraction>> = {}): Fraction {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'symbol': {
      const value = scope[expression.name];
      if (!value) throw new Error('a letter without value');
      return value;
    }
    case 'negate':
      return exactValue(expression.of, scope).neg();
    case 'call': {
      const root = expression.name === 'sqrt' ? exactRoot(exactValue(expression.of, scope)) : null;
      if (!root) throw new Error('not exact');
      return root;
    }
    case 'binary': {
      const left = exactValue(expression.left, scope);
      const right = exactValue(expression.right, scope);
      if (expression.operator === '+') return left.add(right);
      if (expression.operator === '-') return left.sub(right);
      if (expression.operator === '*') return left.mul(right);
      if (expression.operator === '/') {
        if (right.equals(0)) throw new Error('a division by zero');
        return left.div(right);
      }
      return exactPower(left, right);
    }
  }
}

function exactPower(base: Fraction, exponent: Fraction): Fraction {
  if (!isWhole(exponent)) {
    const root = exactRoot(base, exponent.d);
    if (root) return exactPower(root, new Fraction(exponent.s * exponent.n));
  }
  if (!isWhole(exponent) || exponent.abs().gt(MAX_POWER)) throw new Error('not exact');
  if (base.equals(0) && exponent.lte(0)) throw new Error('a division by zero');
  if (String(base.n > base.d ? base.n : base.d).length * Number(exponent.n) > MAX_DIGITS)
    throw new Error('too big');
  const power = (value: bigint) => value ** exponent.n;
  const [top, bottom] = [power(base.n), power(base.d)];
  const sign = base.s < 0n && exponent.n % 2n === 1n ? -1n : 1n;
  return exponent.s < 0n ? new Fraction(sign * bottom, top) : new Fraction(sign * top, bottom);
}

const APPLY: Readonly<Record<FunctionName, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  exp: Math.exp,
  sqrt: Math.sqrt,
};

/** The value of a formula as a float, with angles in radians; NaN if it has none. */
export function numericValue(expression: Expression, scope: Readonly<Record<string, number>> = {}): number {
  switch (expression.kind) {
    case 'number':
      return expression.value.valueOf();
    case 'symbol':
      return scope[expression.name] ?? Number.NaN;
    case 'negate':
      return -numericValue(expression.of, scope);
    case 'call':
      return APPLY[expression.name](numericValue(expression.of, scope));
    case 'binary': {
      const left = numericValue(expression.left, scope);
      const right = numericValue(expression.right, scope);
      if (expression.operator === '+') return left + right;
      if (expression.operator === '-') return left - right;
      if (expression.operator === '*') return left * right;
      if (expression.operator === '/') return right === 0 ? Number.NaN : left / right;
      return left ** right;
    }
  }
}

/** Whether two floats are equal except for rounding. */
export function isClose(one: number, other: number, tolerance = 1e-9): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(one), Math.abs(other));
}

/** Points for comparing formulas; unusual numbers, so that formulas don't agree by coincidence. */
const PROBES = [0.37, 1.13, 1.91, 2.71, 3.49, -0.83, -1.67, -2.39, 5.23];

/**
 * Whether two formulas have the same values at many points. Points where neither has a value are skipped; at least
 * three must remain.
 */
export function haveSameValues(
  one: Expression,
  other: Expression,
  letters: readonly string[],
  tolerance = 1e-9,
): boolean {
  let compared = 0;
  for (const [index] of PROBES.entries()) {
    const scope = Object.fromEntries(
      letters.map((letter, place) => [letter, PROBES[(index + place * 2) % PROBES.length] ?? 1]),
    );
    const [left, right] = [numericValue(one, scope), numericValue(other, scope)];
    if (Number.isNaN(left) && Number.isNaN(right)) continue;
    if (!isClose(left, right, tolerance)) return false;
    compared += 1;
  }
  return compared >= 3;
}
