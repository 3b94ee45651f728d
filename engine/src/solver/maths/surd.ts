/** Square roots in their simplest form. */
import { exactRoot, Fraction, ONE, showExact } from './number.ts';

/** factor × √radicand, with a whole square-free radicand. */
export interface Surd {
  factor: Fraction;
  radicand: bigint;
}

const MAX_DIVISOR = 100_000n;

/** √value in simplest form, as √(8/9) = (2/3)√2. @throws Error for a negative value */
export function simplifyRoot(value: Fraction): Surd {
  if (value.s < 0n) throw new Error('a negative number has no real root');
  const root = exactRoot(value);
  if (root) return { factor: root, radicand: 1n };
  // √(n/d) = √(nd)/d.
  let radicand = value.n * value.d;
  let factor = 1n;
  for (let divisor = 2n; divisor * divisor <= radicand && divisor <= MAX_DIVISOR; divisor += 1n) {
    while (radicand % (divisor * divisor) === 0n) {
      radicand /= divisor * divisor;
      factor *= divisor;
    }
  }
  return { factor: new Fraction(factor, value.d), radicand };
}

/** `3√2`, `√5`, `(2/3)√2`, `4`. */
export function printSurd({ factor, radicand }: Surd): string {
  const size = showExact(factor);
  if (radicand === 1n) return size;
  if (factor.equals(ONE)) return `√${radicand}`;
  return size.includes('/') ? `(${size})√${radicand}` : `${size}√${radicand}`;
}
