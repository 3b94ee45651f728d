/** Which laws lead from what is known to what is asked. */
import type { Expression } from '../maths/expression.ts';
import { isolate, type Law, lawOf, withoutZeros } from './law.ts';
import type { Topic } from './topic.ts';
import type { Known } from './values.ts';

export type Values = Map<string, Known>;

/** One use of a law: the formula for one of its quantities. */
export interface Move {
  law: Law;
  name: string;
  formula: Expression;
}

/**
 * One law, or two with one quantity between them; one way that uses every known quantity, where there is one.
 *
 * @returns null when no two laws lead there
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
