/** Converts a quantity into another unit. */

import { showKnown, toSystem } from '../laws/values.ts';
import { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { markQuantities } from './quantities.ts';
import { unitAt } from './units.ts';

const PATTERN =
  /^(?:convert|express|change|write)(?: (?:an?|the) (?:speed|velocity|length|distance|mass|volume|area|time|temperature|density|pressure|energy|power) of)? +#(\w+):(\d+)# (?:in|to|into|as) ([^?]+?)[.?]?$/i;

/** @throws NotThisKind when the text asks for something else */
export function solveConversion(text: string): Solution {
  const { text: marked, quantities } = markQuantities(text);
  const [, , index, name = ''] = PATTERN.exec(marked.trim()) ?? [];
  const quantity = quantities[Number(index)];
  const found = unitAt(name);
  if (!quantity || !found || found.length !== name.length || quantity.unit === '')
    throw new NotThisKind('no conversion');
  if (found.unit.dimension !== quantity.dimension)
    throw new CannotSolve("Those units don't measure the same thing.");
  const steps: string[] = [];
  const known = toSystem(quantity, found.unit.symbol, steps);
  const given = showKnown({ value: new Fraction(quantity.value), unit: quantity.unit, isRounded: false });
  return {
    family: 'density and speed',
    given: [given],
    asked: `the value in ${found.unit.symbol}`,
    hint: `Write each part of ${quantity.unit} in the new units, then multiply or divide.`,
    steps,
    answer: `${given} = ${showKnown(known)}`.replace('= ≈', '≈'),
    check: 'Converting back gives the value at the start.',
  };
}
