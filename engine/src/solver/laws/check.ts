/** Checks values against the laws, so that misread or contradictory problems are refused. */
import { isClose, numericValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute, symbol } from '../maths/expression.ts';
import { type Fraction, fractionOf, showRounded } from '../maths/number.ts';
import { printExpression, printLaw } from '../maths/print.ts';
import { CannotSolve } from '../solution.ts';
import { isolate, lawOf } from './law.ts';
import type { Move, Values } from './plan.ts';
import type { Reading } from './read-topic.ts';
import type { Topic } from './topic.ts';

/**
 * Checks that every law with only known quantities holds, and that every given quantity is part of one.
 *
 * @param moves the steps that were taken; if possible, the check shown to the student uses another law
 * @returns the check, for the student
 * @throws CannotSolve when something doesn't fit
 */
export function checkValues(
  topic: Topic,
  values: Values,
  moves: readonly Move[],
  { given, asked }: Reading,
): string {
  refuseImpossible(topic, values, given);
  const everything = closure(topic, values);
  const scope = Object.fromEntries([...everything].map(([name, value]) => [name, value.valueOf()]));
  const laws = topic.laws.map(lawOf).filter((law) => law.symbols.every((name) => everything.has(name)));
  for (const law of laws) {
    if (!isClose(numericValue(law.left, scope), numericValue(law.right, scope), 1e-6)) {
      throw new CannotSolve('The given values contradict each other.');
    }
  }
  const used = new Set(laws.flatMap(({ symbols }) => symbols));
  if ([...given.keys()].some((name) => !used.has(name))) {
    throw new CannotSolve(
      "One of the given values isn't used in the answer, so I may have misread the problem.",
    );
  }
  const reason = topic.refuse?.(Object.fromEntries(everything), asked);
  if (reason) throw new CannotSolve(reason);
  const own = laws.filter(
    ({ symbols }) => symbols.includes(asked) && symbols.every((name) => values.has(name)),
  );
  const law = own.find((one) => !moves.some((move) => move.law === one)) ?? own[0];
  if (!law) throw new CannotSolve("I couldn't check the result.");
  const [left, right] = [law.left, law.right].map((side) => showRounded(numericValue(side, scope)));
  return `In ${showLaw(topic, law.left, law.right)}, the left side is ${left} and the right side is ${right}.`;
}

/** The law with the displayed names of its quantities. */
export function showLaw(topic: Topic, left: Expression, right: Expression): string {
  const names = Object.fromEntries(
    Object.keys(topic.variables).map((key) => [key, symbol(labelOf(topic, key))]),
  );
  return [left, right].map((side) => printLaw(substitute(side, names))).join(' = ');
}

/** The displayed name of a quantity: `v`, `V₁`, `cost price`. */
export function labelOf(topic: Topic, name: string): string {
  return topic.variables[name]?.label ?? printExpression(symbol(name));
}

/** Derives everything that follows from the values. */
function closure(topic: Topic, values: Values): Map<string, Fraction> {
  const all = new Map([...values].map(([name, { value }]) => [name, value]));
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const law of topic.laws.map(lawOf)) {
      const [name, second] = law.symbols.filter((symbolName) => !all.has(symbolName));
      const formula = name !== undefined && second === undefined ? isolate(law, name) : null;
      if (!formula || name === undefined) continue;
      const value = numericValue(
        substitute(formula, Object.fromEntries([...all].map(([key, known]) => [key, number(known)]))),
      );
      if (!Number.isFinite(value)) continue;
      all.set(name, fractionOf(value));
      isGrowing = true;
    }
  }
  return all;
}

function refuseImpossible(topic: Topic, values: Values, given: Reading['given']): void {
  for (const [name, { value }] of values) {
    const sign = topic.variables[name]?.sign;
    if (sign === 'any' || (value.s > 0n && !value.equals(0)) || (sign === 'not negative' && value.equals(0)))
      continue;
    throw new CannotSolve(
      given.has(name)
        ? "One of the given values isn't possible."
        : 'The given values lead to an impossible result.',
    );
  }
}
