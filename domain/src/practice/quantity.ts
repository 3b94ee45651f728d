/** Numbers with their units, as students write them: '1 000 km', '1,000 kilometres', '3 × 10⁸ m/s', 'five'. */
import { type Fraction, isEqualFraction, multiply, powerOfTen, readDecimal } from './fraction.ts';
import { NUMBER_WORDS, SCALE_WORDS } from './number-words.ts';
import { readUnit } from './units.ts';

export interface Quantity {
  value: Fraction;
  /** What follows the number; '' for nothing. */
  noun: string;
  /** The unit of measurement that the noun is, in one form for all its spellings; null if it is none. */
  unit: string | null;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '₦': '₦', N: '₦', NGN: '₦', $: '$', US$: '$', USD: '$', '£': '£', GBP: '£', '€': '€', EUR: '€' },
};
const CURRENCY = /^(₦|NGN|N|US\$|USD|\$|£|GBP|€|EUR)\s*(?=[\d.])/u;

const SIGN = '[+-]?';
/** Thousands with a comma or a space, then digits with a point or a comma before the decimals. */
const DECIMAL = `${SIGN}(?:[1-9]\\d{0,2}(?:[ ,]\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?|\\.\\d+)`;
const POWER = '10\\s*\\^\\s*([+-]?\\d{1,3})';
const NUMBER = new RegExp(
  `^(?:(${DECIMAL})\\s*(?:x|\\*|·)\\s*${POWER}|(${SIGN})${POWER}|(${DECIMAL})(?:e([+-]?\\d{1,3})(?![\\p{L}\\d]))?)`,
  'iu',
);
const MIXED = /^([+-]?)(?:(\d{1,15})\s+)?(\d{1,15})\s*\/\s*(\d{1,15})(?!\d)/u;

/** Reads a text that is a number, or a number with a unit or a noun; null for any other text. */
export function readQuantity(text: string): Quantity | null {
  const plain = toPlain(text);
  const [prefix = '', currency = ''] = CURRENCY.exec(plain) ?? [];
  const number = readNumber(plain.slice(prefix.length));
  if (!number) return null;
  const { value, length } = scaled(number, plain.slice(prefix.length));
  const rest = plain.slice(prefix.length + length);
  if (/^(?:st|nd|rd|th)\b/u.test(rest)) return null;
  const noun = (currency === '' ? rest : `${rest} ${CURRENCIES[currency]}`).trim();
  const unit = noun === '' ? null : readUnit(noun);
  // '3D', '2-methylpropane' and '1 October 1960' are no quantities.
  if (unit === null && (/^[^\s]/u.test(rest) || !/^(?:\p{L}+(?:[ '-]\p{L}+)*)?$/u.test(noun))) return null;
  return { value, noun, unit };
}

export function isSameNumber(one: Quantity, other: Quantity): boolean {
  return isEqualFraction(one.value, other.value);
}

/** Whether two quantities have the same unit of measurement, or neither has anything beside its number. */
export function hasSameUnit(one: Quantity, other: Quantity): boolean {
  return one.unit === null ? one.noun === '' && other.noun === '' : one.unit === other.unit;
}

/** Superscripts as powers, and one form for signs, spaces and compatible characters. */
function toPlain(text: string): string {
  return text
    .replace(/([⁺⁻]?)([⁰¹²³⁴-⁹]+)/gu, (_, sign: string, digits: string) => {
      const power = [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
      return `^${sign === '⁻' ? '-' : ''}${power}`;
    })
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKC')
    .replace(/[−–—]/gu, '-')
    .replace(/⁄/gu, '/')
    .replace(/×/gu, 'x')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^minus /iu, '-')
    .replace(/[.,;]$/u, '');
}

/** A number at the start of a text, and how many characters it takes. */
interface Start {
  value: Fraction;
  length: number;
}

function readNumber(text: string): Start | null {
  return readMixed(text) ?? readDigits(text) ?? readWord(text);
}

function readMixed(text: string): Start | null {
  const [all, sign, whole = '0', part = '', parts = ''] = MIXED.exec(text) ?? [];
  if (all === undefined || BigInt(parts) === 0n) return null;
  const denominator = BigInt(parts);
  const numerator = BigInt(whole) * denominator + BigInt(part);
  return { value: { numerator: sign === '-' ? -numerator : numerator, denominator }, length: all.length };
}

function readDigits(text: string): Start | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [all, factor, factorPower, sign, power, decimal, exponent] = match;
  const digits = factor ?? decimal ?? `${sign}1`;
  const value = readDecimal(toDecimal(digits));
  const ten = powerOfTen(Number(factorPower ?? power ?? exponent ?? 0));
  return value && ten && { value: multiply(value, ten), length: all.length };
}

/** Digits without marks between thousands, and with a point before the decimals. */
function toDecimal(digits: string): string {
  return /^[+-]?[1-9]\d{0,2}(?:[ ,]\d{3})+(?:\.\d+)?$/u.test(digits)
    ? digits.replace(/[ ,]/gu, '')
    : digits.replace(',', '.');
}

function readWord(text: string): Start | null {
  const [word = ''] = /^\p{L}+(?:-\p{L}+)?/u.exec(text) ?? [];
  const value = NUMBER_WORDS.get(word.toLowerCase());
  if (value === undefined) return null;
  return { value: { numerator: BigInt(value), denominator: 1n }, length: word.length };
}

/** A number with the 'million' that may follow it. */
function scaled({ value, length }: Start, text: string): Start {
  const [all = '', word = ''] = /^ ?(\p{L}+)(?![\p{L}\p{N}])/u.exec(text.slice(length)) ?? [];
  const power = SCALE_WORDS[word.toLowerCase()];
  const ten = power === undefined ? null : powerOfTen(power);
  return ten ? { value: multiply(value, ten), length: length + all.length } : { value, length };
}
