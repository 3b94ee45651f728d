/** A topic of physics, chemistry or commerce, as its problems are parsed and solved. */
import type { Fraction } from '../maths/number.ts';
import type { Family } from '../solution.ts';
import type { Dimension } from '../text/units.ts';

export interface Variable {
  dimension: Dimension;
  /** The name with its article: `the final velocity`. */
  name: string;
  /** Patterns of its names. A quantity or a question next to them belongs to this variable. */
  names: string;
  /** Its symbol in `u = 5 m/s`, or a pattern for several; case matters. */
  letters?: string;
  /** Whether a quantity without a name can only be this variable, because of its unit. */
  isPlain?: boolean;
  /** The unit of a bare number in `g = 10`, if there is a usual one. */
  bareUnit?: string;
  /** Whether its name also tells the kind of problem, as in `at 5% simple interest`. */
  isKind?: boolean;
  /** Whether it may be zero or negative; most variables can't. */
  sign?: 'any' | 'not negative';
  /** Shown in the answer instead of the symbol. */
  label?: string;
}

/** A phrase; `{u}` in the pattern matches a quantity with the dimension of that variable. */
export interface Phrase {
  pattern: string;
  asks?: string;
  sets?: Readonly<Record<string, number>>;
}

/** Systems of units; the first one listed that fits most of the given quantities is used. */
export type UnitSystem = Readonly<Partial<Record<Dimension, string>>>;

export interface Topic {
  family: Family;
  /** Must match the text for this topic to be tried. */
  cue?: RegExp;
  variables: Readonly<Record<string, Variable>>;
  laws: readonly string[];
  phrases: readonly Phrase[];
  systems: readonly UnitSystem[];
  /** Words that may occur in such a problem without changing it, separated by spaces. */
  words: string;
  /** Values that hold unless the text says otherwise; the solution says that they were assumed. */
  assumed?: Readonly<Record<string, { value: string; note: string }>>;
  /** Values that a problem must give, each with the message that asks for it. */
  needed?: Readonly<Record<string, string>>;
  /** The name of the method if there are several; shown first. */
  method?: string;
  /** The final check of the values. @returns why they are impossible, or null */
  refuse?: (values: Readonly<Record<string, Fraction>>, asked: string) => string | null;
}
