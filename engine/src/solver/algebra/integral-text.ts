/** Areas under curves, and functions with a given derivative, as integrals. */
import { numericValue } from '../maths/evaluate.ts';
import type { Expression } from '../maths/expression.ts';
import type { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';

/** `Find the area under the curve y = x² between x = 0 and x = 3` as an integral; null for another text. */
export function areaUnder(text: string): string | null {
  const match =
    /^(?:find|calculate|determine|what is) the area (?:of the region )?(?:under|bounded by|enclosed by|between) the (?:curve|line|graph of) ([^,]+?),? (?:(?:and )?the x-?axis,? ?)?(?:and )?(?:the (?:lines|ordinates) )?(?:(?:between|from) )?(?:and )?(x ?= ?-?[\d./]+) (?:to|and) (x ?= ?-?[\d./]+)(?:,? and the x-?axis)?[.?]?$/i.exec(
      text.trim(),
    );
  const [, formula = '', low = '', high = ''] = match ?? [];
  return match ? `integrate ${formula.replace(/^y ?= ?/, '')} from ${low} to ${high}` : null;
}

/** `Find y if dy/dx = 6x²` as an integral; null for another text. */
export function antiderivativeOf(text: string): string | null {
  const match =
    /^find ([a-z])(?: in terms of [a-z])?,? (?:if|given that|when|where) d\1\/d([a-z]) ?= ?([^,]+?)[.?]?$/i.exec(
      text.trim(),
    ) ??
    /^(?:if|given that) d([a-z])\/d([a-z]) ?= ?([^,]+?),? find \1(?: in terms of [a-z])?[.?]?$/i.exec(
      text.trim(),
    );
  return match ? `integrate ${match[3]} with respect to ${match[2]}` : null;
}

/** Where the curve is below the axis, the area isn't the integral. */
export function refuseBelowAxis(
  expression: Expression,
  letter: string,
  limits: readonly [Fraction, Fraction] | null,
): void {
  if (!limits) throw new NotThisKind('limits');
  const [from, to] = limits.map((limit) => limit.valueOf());
  if (from === undefined || to === undefined || from >= to)
    throw new CannotSolve("The limits of the area aren't clear.");
  for (let part = 0; part <= 200; part += 1) {
    const height = numericValue(expression, { [letter]: from + ((to - from) * part) / 200 });
    if (!(height >= -1e-12))
      throw new CannotSolve(
        'Part of the curve is below the x-axis there, so the area needs several integrals.',
      );
  }
}
