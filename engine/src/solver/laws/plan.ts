/** Finds the laws that lead from the known quantities to the requested one. */
import type { Expression } from '../maths/expression.ts';
import { isolate, type Law, lawOf, withoutZeros } from './law.ts';
import type { Topic } from './topic.ts';
import type { Known } from './values.ts';

export type Values = Map<string, Known>;

/** One use of a law: it is solved for one of its quantities. */
export interface Move {
  law: Law;
  name: string;
  formula: Expression;
}

/**
 * Uses one law, or two that share a quantity; ways that use every known quantity are preferred.
 *
 * @returns null when no two laws are enough
 */
export function planMoves(topic: Topic, values: Values, asked: string): Move[] | null {
  const laws = topic.laws.map(lawOf);
  const known = new Set(values.keys());
  const zeros = new Set([...values].filter(([, { value }]) => value.equals(0)).map(([name]) => name));
  const reach = (name: string, have: ReadonlySet<string>): Move[] =>
    laws.flatMap((law) => {
      const isOpen = law.symbols.some((other) => other !== name && !have.has(other));
      if (!law.symbols.includes(name) || isOpen) return [];
      const formula = isolate(law, name) ?? isolate(withoutZeros(law, zeros), name);
      return formula ? [{ law, name, formula }] : [];
    });
  const single = reach(asked, known).map((move) => [move]);
  const double = Object.keys(topic.variables)
    .filter((name) => !known.has(name) && name !== asked)
    .flatMap((between) =>
      reach(between, known).flatMap((first) =>
        reach(asked, new Set([...known, between]))
          .filter(({ law }) => law.symbols.includes(between))
          .map((second) => [first, second]),
      ),
    );
  const plans = [...single, ...double];
  const usesAll = (moves: readonly Move[]) => {
    const used = new Set(moves.flatMap(({ law }) => law.symbols));
    return [...known].every((name) => used.has(name));
  };
  return plans.find(usesAll) ?? plans[0] ?? null;
}
