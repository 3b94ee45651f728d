/** Finds the numbers of a problem with their units, and replaces them with marks. */
import { Fraction } from '../maths/number.ts';
import { CannotSolve } from '../solution.ts';
import { withDurations, withEqualParts, withProducts } from './derived.ts';
import { type Dimension, UNITS, unitAt } from './units.ts';

export interface Quantity {
  value: Fraction;
  dimension: Dimension;
  /** The printed symbol; '' for a bare number, '₦' before money. */
  unit: string;
  /** How it was calculated from others in the problem. */
  working?: string;
}

/** A text in which each quantity is a mark such as `#mass:0#`. */
export interface MarkedText {
  text: string;
  quantities: readonly Quantity[];
}

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const WORD_BEFORE_UNIT = new RegExp(
  `\\b(${WORDS.join('|')})(?= (?:seconds?|minutes?|hours?|years?|months?|met(?:re|er)s?|moles?|kilomet(?:re|er)s?|terms?)\\b)`,
  'gi',
);
const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.join('|')})(?= (?:term|and (?:the )?[a-z]+th terms?)\\b)`, 'gi');
const NUMBER =
  /(?<![\w.#^]|\^\(-?)-?(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+)(?:\s*(?:\*|x)\s*10\s*\^\s*\(?(-?\d+)\)?)?/g;
const CURRENCY = /(?:₦|\bNGN|(?<!\d ?)\bN|#|\$|£|€|GH₵|₵|\bGHS|\bKsh)\s*(?=\d)/g;

/** @param text output of `normalise`. @throws CannotSolve when there are two currencies in one text */
export function markQuantities(text: string): MarkedText {
  const quantities: Quantity[] = [];
  const signs = new Set<string>();
  const prepared = withEqualParts(withDurations(text))
    .replace(
      /\bhalf (?:of )?an? (?=(?:second|minute|hour|year|metre|kilogram|kilometre|litre|mole)\b)/gi,
      '0.5 ',
    )
    .replace(/\b(?:a )?quarter of an? (?=(?:hour|year|litre)\b)/gi, '0.25 ')
    .replace(/\b(in|after|for|within) an? (?=(?:second|minute|hour|year)\b)/gi, '$1 1 ')
    .replace(ORDINAL, (word) => `${ORDINALS.indexOf(word.toLowerCase()) + 2}th`)
    .replace(WORD_BEFORE_UNIT, (word) => String(WORDS.indexOf(word.toLowerCase()) + 1))
    .replace(/(\d+(?:\.\d+)?)\s*(?:naira|NGN)\b/gi, '₦$1')
    .replace(CURRENCY, (sign) => {
      const name = sign.trim();
      signs.add(/^(?:N|NGN|#|₦)$/.test(name) ? '₦' : name);
      return ' ¤';
    });
  if (signs.size > 1) throw new CannotSolve('The problem has two currencies.');
  const [currency = '₦'] = signs;
  let marked = '';
  let rest = prepared;
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(rest); match; match = NUMBER.exec(rest)) {
    const before = rest.slice(0, match.index);
    const isMoney = before.endsWith('¤');
    const after = rest.slice(match.index + match[0].length);
    const { unit, length } = (isMoney ? null : unitAt(after)) ?? { unit: null, length: 0 };
    const value = numberOf(match[0]);
    const dimension = isMoney ? 'money' : (unit?.dimension ?? 'number');
    marked += `${isMoney ? before.slice(0, -1) : before}#${dimension}:${quantities.length}#`;
    quantities.push({ value, dimension, unit: isMoney ? currency : (unit?.symbol ?? '') });
    rest = after.slice(length);
    NUMBER.lastIndex = 0;
    // The pattern's lookbehind must see the previous mark, so no digit follows one directly.
    if (/^[\w.]/.test(rest)) rest = ` ${rest}`;
  }
  return withProducts(joinMixed({ text: marked + rest, quantities }));
}

function numberOf(text: string): Fraction {
  const [plain = '', power] = text.split(/\s*(?:\*|x)\s*10\s*\^\s*/);
  const mixed = /^(-?\d+) (\d+\/\d+)$/.exec(plain);
  const value = mixed
    ? new Fraction(mixed[1] ?? '0').add(new Fraction(mixed[2] ?? '0'))
    : new Fraction(plain.replace(/^\./, '0.'));
  const exponent = Number((power ?? '0').replace(/[()]/g, ''));
  if (Math.abs(exponent) > 30) throw new CannotSolve('That number is too large.');
  const scale = new Fraction(10n ** BigInt(Math.abs(exponent)));
  return exponent < 0 ? value.div(scale) : value.mul(scale);
}

/** Joins `2 hours 30 minutes` into one quantity in the smaller unit. */
function joinMixed({ text, quantities }: MarkedText): MarkedText {
  const all = [...quantities];
  const joined = text.replace(
    /#(time|years):(\d+)#(?:,| and)? ?#\1:(\d+)#/g,
    (whole, dimension: Dimension, one: string, other: string) => {
      const [first, second] = [all[Number(one)], all[Number(other)]];
      const units = [first, second].map((part) => UNITS.find(({ symbol }) => symbol === part?.unit));
      const [big, small] = units;
      if (!first || !second || !big || !small || big.factor.lte(small.factor)) return whole;
      const value = first.value.mul(big.factor).div(small.factor).add(second.value);
      all.push({ value, dimension, unit: second.unit });
      return `#${dimension}:${all.length - 1}#`;
    },
  );
  return { text: joined, quantities: all };
}
