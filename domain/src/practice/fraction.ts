/** Exact numbers: 0.1 is one tenth, and not the nearest that a computer's fraction can store. */

export interface Fraction {
  numerator: bigint;
  /** Above 0; the fraction need not be in lowest terms. */
  denominator: bigint;
}

/** The longest power of ten that is read. A longer one would only take time. */
const MAX_POWER = 60;

export function isEqualFraction(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}

/** 10 to a power; null for one that is out of range. */
export function powerOfTen(power: number): Fraction | null {
  if (!Number.isInteger(power) || Math.abs(power) > MAX_POWER) return null;
  const ten = 10n ** BigInt(Math.abs(power));
  return power < 0 ? { numerator: 1n, denominator: ten } : { numerator: ten, denominator: 1n };
}

/** A decimal such as '-12.50' or '.5'; null for one with more digits than anyone types. */
export function readDecimal(text: string): Fraction | null {
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d*)\.?(\d*)$/u.exec(text) ?? [];
  const digits = whole + decimals;
  if (digits === '' || digits.length > MAX_POWER) return null;
  const numerator = BigInt(digits);
  return {
    numerator: sign === '-' ? -numerator : numerator,
    denominator: 10n ** BigInt(decimals.length),
  };
}
