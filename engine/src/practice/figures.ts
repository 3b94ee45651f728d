/** Figures of a text, and other values for them. */
import type { Random } from './random.ts';
import { shuffled } from './random.ts';

export interface Figure {
  /** As written: '4,180 km'. */
  text: string;
  value: number;
  /** What stands before and after the number: '₦', ' km'. */
  prefix: string;
  suffix: string;
  /** How many decimals the number has. */
  decimals: number;
  hasCommas: boolean;
  isYear: boolean;
}

const NUMBER = /^([^\d]{0,24}?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)([^\d]{0,24})$/u;
const YEAR = /^(?:1[0-9]{3}|20[0-9]{2})$/;

/** Reads a text with one number; null for any other. */
export function figureOf(text: string): Figure | null {
  const trimmed = text.trim().replace(/\.$/, '');
  const [, prefix = '', number = '', suffix = ''] = NUMBER.exec(trimmed) ?? [];
  if (number === '') return null;
  return {
    ...{ text: trimmed, prefix, suffix },
    value: Number(number.replaceAll(',', '')),
    decimals: number.split('.')[1]?.length ?? 0,
    hasCommas: number.includes(','),
    isYear: YEAR.test(number) && suffix.trim() === '',
  };
}

/** Words for small numbers. */
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Other number words near one: 'three' and 'five' for 'four'; empty for any other text. */
export function otherCounts(text: string): string[] {
  const word = text.toLowerCase().replace(/\.$/, '');
  const at = WORDS.indexOf(word);
  if (at === -1) return [];
  const near = [at + 1, at - 1, at + 2, at - 2, at + 3].filter((other) => other >= 1 && other < WORDS.length);
  return near.map((other) => WORDS[other] ?? '');
}

const FACTORS = [0.5, 2, 1.5, 0.75, 1.25, 3, 0.8, 1.2];
const YEARS = [-11, -8, -6, -4, -3, 3, 4, 6, 8, 11];
/** Values closer than this share of a value could be called the same, as in 'about 4,180 km'. */
const LEAST_SHARE = 0.1;
/** No event in notes is later. */
const LAST_YEAR = 2025;

/** Whether two values are so far apart that only one of them can be right. */
export function isOther(one: Figure, other: Figure): boolean {
  if (one.isYear !== other.isYear) return false;
  return one.isYear
    ? Math.abs(one.value - other.value) >= 2
    : Math.abs(one.value - other.value) > Math.abs(one.value) * LEAST_SHARE;
}

/** Other values in the form of a figure, in a random order; none of them is close to it. */
export function otherValues(figure: Figure, random: Random): string[] {
  const { value, decimals, isYear } = figure;
  const isSmall = !isYear && decimals === 0 && value <= 12;
  const values = isYear
    ? YEARS.map((years) => value + years).filter((year) => year <= LAST_YEAR)
    : isSmall
      ? [value + 1, value - 1, value + 2, value - 2, value + 3]
      : FACTORS.map((factor) => rounded(value * factor, figure));
  const isPercentage = /%|per cent/.test(figure.suffix);
  const others = values.filter(
    (other) => other > 0 && isOther(figure, { ...figure, value: other }) && !(isPercentage && other >= 100),
  );
  return [...new Set(shuffled(others, random).map((other) => written(other, figure)))];
}

/** A value with as many zeros at its end as the figure has. */
function rounded(value: number, { value: original, decimals }: Figure): number {
  if (decimals > 0) return Number(value.toFixed(decimals));
  const zeros = /0*$/.exec(String(original))?.[0].length ?? 0;
  const step = 10 ** Math.min(zeros, Math.max(0, String(Math.round(value)).length - 1));
  return Math.round(value / step) * step;
}

function written(value: number, { prefix, suffix, decimals, hasCommas }: Figure): string {
  const plain = value.toFixed(decimals);
  const [whole = '', rest] = plain.split('.');
  const grouped = hasCommas ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  return `${prefix}${grouped}${rest === undefined ? '' : `.${rest}`}${suffix}`;
}

/** Words before a figure that make other figures true as well: 'more than 5' is also more than 4. */
const BOUND =
  /(?:at least|at most|more than|less than|fewer than|over|under|above|below|up to|minimum of|maximum of|not exceeding|from|between|to|and|or|–|-|to about|than)\s*[₦$£€]?\s*$/iu;

/** Whether a figure at a place of a text is one value, and no bound or end of a range. */
export function isExact(text: string, at: number, length: number): boolean {
  return !BOUND.test(text.slice(0, at)) && !/^\s*(?:to|–|-|or)\s*\d/u.test(text.slice(at + length));
}
