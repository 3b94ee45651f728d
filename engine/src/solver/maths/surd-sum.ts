/** Sums of rational multiples of square roots. */
import { type Expression, partsOf } from './expression.ts';
import { Fraction, isWhole, ONE, ZERO } from './number.ts';
import { printSurd, simplifyRoot } from './surd.ts';

/** The factors of √1, √2, √3 and so on, by what is under the root. */
export type SurdSum = ReadonlyMap<bigint, Fraction>;

function sumOf(...parts: readonly SurdSum[]): SurdSum {
  const total = new Map<bigint, Fraction>();
  for (const part of parts)
    for (const [radicand, factor] of part) total.set(radicand, (total.get(radicand) ?? ZERO).add(factor));
  return new Map([...total].filter(([, factor]) => !factor.equals(0)));
}

function scaled(sum: SurdSum, by: Fraction): SurdSum {
  return new Map([...sum].map(([radicand, factor]) => [radicand, factor.mul(by)]));
}

function product(one: SurdSum, other: SurdSum): SurdSum {
  const parts = [...one].flatMap(([a, m]) =>
    [...other].map(([b, n]): SurdSum => {
      const { factor, radicand } = simplifyRoot(new Fraction(a * b));
      return new Map([[radicand, m.mul(n).mul(factor)]]);
    }),
  );
  return sumOf(...parts);
}

/** Multiplies by the conjugate until the divisor is rational. */
function quotient(top: SurdSum, bottom: SurdSum): SurdSum | null {
  const [[radicand, factor] = [1n, ZERO], second, third] = [...bottom];
  if (factor.equals(0) || third) return null;
  if (!second) {
    if (radicand === 1n) return scaled(top, factor.inverse());
    return quotient(product(top, bottom), product(bottom, bottom));
  }
  const conjugate: SurdSum = new Map([
    [radicand, factor],
    [second[0], second[1].neg()],
  ]);
  return quotient(product(top, conjugate), product(bottom, conjugate));
}

/** The value of a formula without letters as a sum of surds; null if it has another form. */
export function surdSumOf(expression: Expression): SurdSum | null {
  const [left, right] = partsOf(expression).map(surdSumOf);
  switch (expression.kind) {
    case 'number':
      return expression.value.equals(0) ? new Map() : new Map([[1n, expression.value]]);
    case 'negate':
      return left ? scaled(left, ONE.neg()) : null;
    case 'call': {
      const under = left?.size === 1 ? left.get(1n) : undefined;
      if (expression.name !== 'sqrt' || !under || under.s < 0n) return null;
      const { factor, radicand } = simplifyRoot(under);
      return new Map([[radicand, factor]]);
    }
    case 'binary': {
      if (!left || !right) return null;
      if (expression.operator === '+') return sumOf(left, right);
      if (expression.operator === '-') return sumOf(left, scaled(right, ONE.neg()));
      if (expression.operator === '*') return product(left, right);
      if (expression.operator === '/') return quotient(left, right);
      const power = right.size === 1 ? right.get(1n) : undefined;
      if (!power || !isWhole(power) || power.lt(1) || power.gt(6)) return null;
      return Array.from({ length: Number(power.n) }, () => left).reduce(product);
    }
    default:
      return null;
  }
}

/** `5√3`, `1 + √6`, `7 − 4√3`; the rational part comes first. */
export function printSurdSum(sum: SurdSum): string {
  const terms = [...sum].sort(([one], [other]) => Number(one - other));
  if (terms.length === 0) return '0';
  return terms
    .map(([radicand, factor], index) => {
      const text = printSurd({ factor: factor.abs(), radicand });
      if (index === 0) return factor.s < 0n ? `−${text}` : text;
      return factor.s < 0n ? ` − ${text}` : ` + ${text}`;
    })
    .join('');
}
