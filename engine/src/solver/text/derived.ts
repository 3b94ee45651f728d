/** Quantities that a problem gives in parts: the sides of a block, a price for each of several, two times of the day. */
import { Fraction, showExact } from '../maths/number.ts';
import type { MarkedText, Quantity } from './quantities.ts';
import type { Dimension } from './units.ts';

const VOLUMES: Readonly<Record<string, string>> = { cm: 'cm³', m: 'm³' };
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?|noon)`;

/** Replaces `at 8:30 a.m. … at 11:30 a.m.` by the time between them. */
export function withDurations(text: string): string {
  const times = [...text.matchAll(new RegExp(`(?:at|by) ${CLOCK}`, 'gi'))];
  const [start, end, more] = times;
  if (!start || !end || more) return text;
  const minutes = minutesOf(end) - minutesOf(start);
  if (minutes <= 0) return text;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const duration = [hours > 0 ? `${hours} hours` : '', rest > 0 ? `${rest} minutes` : '']
    .filter(Boolean)
    .join(' ');
  return text.replace(start[0], ' ').replace(end[0], `after ${duration}`);
}

function minutesOf([, hour = '0', minute = '0', half = '']: RegExpMatchArray): number {
  const isAfternoon = /^p|noon/i.test(half);
  return ((Number(hour) % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

/** Adds the products of quantities that belong together. */
export function withProducts(marked: MarkedText): MarkedText {
  const quantities = [...marked.quantities];
  const at = (index: string) => quantities[Number(index)];
  const add = (quantity: Quantity): string => {
    quantities.push(quantity);
    return `#${quantity.dimension}:${quantities.length - 1}#`;
  };
  const multiply = (
    parts: readonly (Quantity | undefined)[],
    dimension: Dimension,
    unit: string,
  ): string | null => {
    const known = parts.filter((part) => part !== undefined);
    if (known.length !== parts.length) return null;
    const value = known.reduce((product, part) => product.mul(part.value), new Fraction(1));
    const shown = known.map((part) => showExact(part.value, 'decimal')).join(' × ');
    return add({ value, dimension, unit, working: `Multiply: ${shown} = ${showExact(value, 'decimal')}` });
  };
  const text = marked.text
    .replace(
      /#length:(\d+)#(?: long| in length)?(?:,| by| x| \*)? ?#length:(\d+)#(?: wide| broad)?(?:,| by| x| \*| and|, and)? ?#length:(\d+)#(?: high| thick| deep| in height)?/g,
      (whole, a: string, b: string, c: string) => {
        const sides = [at(a), at(b), at(c)];
        const unit = VOLUMES[sides[0]?.unit ?? ''];
        const isSame = sides.every((side) => side?.unit === sides[0]?.unit);
        return (isSame && unit !== undefined ? multiply(sides, 'volume', unit) : null) ?? whole;
      },
    )
    .replace(
      /#number:(\d+)# ((?:[a-z]+ ){1,4}?)(?:for|at) +#money:(\d+)# (?:each|apiece|a piece|per [a-z]+)/g,
      (whole, count: string, thing: string, price: string) => {
        const total = multiply([at(count), at(price)], 'money', at(price)?.unit ?? '');
        return total ? `${thing}for ${total}` : whole;
      },
    );
  return { text, quantities };
}

const COUNTED = /\b(two|three|2|3) (?:identical |equal )?(\d+(?:\.\d+)?) ?(Ω|ohms?)[- ]?(?= ?resistors\b)/gi;
const EACH =
  /\b(two|three|2|3) (?:(?:identical|equal) )?resistors?,? (?:(each)(?: of)?(?: them)? ?|of )(?:having |with )?(?:an? )?(?:resistances? (?:of )?)?(\d+(?:\.\d+)?) ?(Ω|ohms?)(?: (each))?/gi;

/** Writes `three 5 Ω resistors` as `resistors of 5 Ω, 5 Ω and 5 Ω`. */
export function withEqualParts(text: string): string {
  const list = (count: string, value: string) => {
    const one = `${value} Ω`;
    return /^(?:two|2)$/i.test(count) ? `${one} and ${one}` : `${one}, ${one} and ${one}`;
  };
  return text
    .replace(COUNTED, (_, count: string, value: string) => `${list(count, value)} `)
    .replace(
      EACH,
      (whole, count: string, first: string | undefined, value: string, _unit: string, last?: string) =>
        (first ?? last) ? `resistors of ${list(count, value)}` : whole,
    );
}
