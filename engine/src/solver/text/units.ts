/** The units that are used in problems. */
import { Fraction, fraction } from '../maths/number.ts';
import { type Dimension, UNIT_ROWS } from './unit-names.ts';

export type { Dimension };

export interface Unit {
  dimension: Dimension;
  /** The printed symbol. */
  symbol: string;
  /** The value of one of these in the first unit of the dimension. */
  factor: Fraction;
  /** What is added to a value in this unit before the factor is applied: 273 for °C. */
  offset: Fraction;
}

export const UNITS: readonly (Unit & { pattern: RegExp })[] = UNIT_ROWS.map(
  ([dimension, symbol, pattern, factor = '1', offset = '0']) => ({
    dimension,
    symbol,
    pattern: new RegExp(`^[ -]?(?:${pattern})(?![A-Za-z0-9^°])`),
    factor: new Fraction(factor),
    offset: fraction(offset),
  }),
);

/** @throws Error for a symbol that isn't in the table */
export function unitOf(symbol: string): Unit {
  const unit = UNITS.find((row) => row.symbol === symbol);
  if (!unit) throw new Error(`no unit ${symbol}`);
  return unit;
}

/** The unit at the start of a text, with the length of its name; the longest one that fits. */
export function unitAt(text: string): { unit: Unit; length: number } | null {
  let best: { unit: Unit; length: number } | null = null;
  for (const unit of UNITS) {
    const match = unit.pattern.exec(text);
    if (match && match[0].length > (best?.length ?? 0)) best = { unit, length: match[0].length };
  }
  return best;
}

/** Converts a value into another unit of the same dimension. */
export function convert(value: Fraction, from: Unit, to: Unit): Fraction {
  return value.add(from.offset).mul(from.factor).div(to.factor).sub(to.offset);
}
