/** Exact numbers, and how they are written. */
import { Fraction } from 'fraction.js';

export { Fraction };

/** How to write a number that isn't whole: as a fraction in lowest terms, or as a decimal if it ends. */
export type NumberStyle = 'fraction' | 'decimal';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

/** Longer decimals are rounded and marked as such. */
const MAX_DECIMALS = 6;
/** Significant figures of a rounded number. */
const FIGURES = 4;

/** @param text digits with an optional sign and decimal point, or a fraction such as `7/3` */
export function fraction(text: string | number): Fraction {
  return new Fraction(text);
}

/** The fraction of a rounded number, however small: `new Fraction(1e-9)` is 0. */
export function fractionOf(value: number): Fraction {
  const [digits = '0', power = '0'] = value.toExponential(14).split('e');
  const scale = new Fraction(10n ** BigInt(Math.abs(Number(power))));
  return Number(power) < 0 ? new Fraction(digits).div(scale) : new Fraction(digits).mul(scale);
}

export function isWhole(value: Fraction): boolean {
  return value.d === 1n;
}

/** `7`, `−7/3`, `0.25`; exact, with a true minus sign. */
export function showExact(value: Fraction, style: NumberStyle = 'fraction'): string {
  const decimal = decimalText(value);
  const text = style === 'decimal' && decimal !== null ? decimal : value.toFraction();
  return withMinus(text);
}

/** ` = 2.5` or ` ≈ 2.333` for a fraction; nothing for a whole number. */
export function decimalNote(value: Fraction): string {
  if (isWhole(value)) return '';
  const decimal = decimalText(value);
  return decimal === null ? ` ≈ ${showRounded(value.valueOf())}` : ` = ${withMinus(decimal)}`;
}

/** Rounded to four significant figures; large numbers keep all digits before the point. */
export function showRounded(value: number): string {
  const rounded = roundTo(value, FIGURES);
  return withMinus(plainDigits(rounded));
}

/** Whether `showRounded` is exact. */
export function isShort(value: Fraction): boolean {
  return decimalText(value) !== null;
}

export function roundTo(value: number, figures: number): number {
  if (value === 0) return 0;
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  return whole >= figures ? Math.round(value) : Number(value.toPrecision(figures));
}

function plainDigits(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e12)) {
    const [digits = '', power = ''] = value.toExponential().split('e');
    return `${digits} × 10${raised(power.replace('+', ''))}`;
  }
  return String(value);
}

/** Superscripts such as `²` and `⁻³`. */
export function raised(power: string | number): string {
  return [...String(power).replace('−', '-')]
    .map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'['0123456789-'.indexOf(sign)])
    .join('');
}

export function withMinus(text: string): string {
  return text.replace(/-/g, '−');
}

/** The decimal of a fraction, if it ends within a few places; null otherwise. */
function decimalText(value: Fraction): string | null {
  for (let places = 0, scale = 1n; places <= MAX_DECIMALS; places += 1, scale *= 10n) {
    if (scale % value.d !== 0n) continue;
    const digits = String(value.n * (scale / value.d)).padStart(places + 1, '0');
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return value.s < 0n ? `-${text}` : text;
  }
  return null;
}

/** The exact root of a fraction, the square root unless another is named, if it is rational. */
export function exactRoot(value: Fraction, order = 2n): Fraction | null {
  const [top, bottom] = [value.n, value.d].map((part) =>
    order === 2n ? wholeRoot(part) : rootOf(part, order),
  );
  return value.s < 0n || top == null || bottom == null ? null : new Fraction(top, bottom);
}

/** A root of higher order of a whole number, if it is whole. */
function rootOf(value: bigint, order: bigint): bigint | null {
  if (order > 20n || String(value).length > 15) return null;
  const guess = BigInt(Math.round(Number(value) ** (1 / Number(order))));
  return guess ** order === value ? guess : null;
}

/** The square root of a whole number, if it is whole; null otherwise. */
export function wholeRoot(value: bigint): bigint | null {
  if (value < 2n) return value < 0n ? null : value;
  let guess = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (guess * guess > value) guess -= 1n;
  while ((guess + 1n) * (guess + 1n) <= value) guess += 1n;
  return guess * guess === value ? guess : null;
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}
