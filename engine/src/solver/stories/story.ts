/** What a problem in words says of its unknowns. */
import type { Expression } from '../maths/expression.ts';
import type { Fraction } from '../maths/number.ts';
import type { Statement } from './phrases.ts';

/** What to find, and its formula in the letters of the problem. */
export interface Wanted {
  label: string;
  formula: Expression;
}

export interface Story {
  /** What each letter stands for: `x` is `the number`. */
  meanings: Readonly<Record<string, string>>;
  statements: readonly Statement[];
  wanted: readonly Wanted[];
  /** The unit of the answer; '' for a number, '₦' for money. */
  unit: string;
  /** Whether one unknown is expressed by the other, rather than solving two equations by elimination. */
  usesOneLetter?: boolean;
  /** Whether values make sense: ages and lengths are positive, consecutive numbers are whole. */
  isPossible: (values: Readonly<Record<string, Fraction>>) => boolean;
}

const HARMLESS = new Set(
  'a an the and if when then find what which that is are was it its them they of such whose so but also now today please calculate determine given in by certain i think'.split(
    ' ',
  ),
);

/** Whether only words without a meaning of their own remain of a text. */
export function isUnderstood(rest: string, more: readonly string[] = []): boolean {
  return [...rest.toLowerCase().matchAll(/[\p{L}\d@%]+/gu)].every(
    ([word]) => HARMLESS.has(word) || more.includes(word),
  );
}
