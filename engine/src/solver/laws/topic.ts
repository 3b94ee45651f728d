/** What a part of physics, chemistry or commerce consists of, for the reader and the solver of its problems. */
import type { Fraction } from '../maths/number.ts';
import type { Family } from '../solution.ts';
import type { Dimension } from '../text/units.ts';

export interface Variable {
  dimension: Dimension;
  /** With its article: `the final velocity`. */
  name: string;
  /** Patterns of the words for it. A quantity or a question next to them is this variable's. */
  names: string;
  /** The letter that stands for it in `u = 5 m/s`, or several as a pattern; capitals count. */
  letters?: string;
  /** Whether a quantity without words next to it can only be this one, by its unit. */
  isPlain?: boolean;
  /** The unit of a bare number in `g = 10`, where that is usual. */
  bareUnit?: string;
  /** Whether its words also say what kind of problem it is, as in `at 5% simple interest`. */
  isKind?: boolean;
  /** Whether it may be zero or negative; most can't. */
  sign?: 'any' | 'not negative';
  /** Printed in the answer instead of the symbol. */
  label?: string;
}

/** A turn of speech: `{u}` in the pattern stands for a quantity of that variable's dimension. */
export interface Phrase {
  pattern: string;
  asks?: string;
  sets?: Readonly<Record<string, number>>;
}

/** Units that go together; the first one listed that fits the most of the given quantities is used. */
export type UnitSystem = Readonly<Partial<Record<Dimension, string>>>;

export interface Topic {
  family: Family;
  /** What must stand in the text for this topic to be tried. */
  cue?: RegExp;
  variables: Readonly<Record<string, Variable>>;
  laws: readonly string[];
  phrases: readonly Phrase[];
  systems: readonly UnitSystem[];
  /** Words that may stand in such a problem and change nothing, separated by blanks. */
  words: string;
  /** Values that hold unless the text says something else; the solution says that they were assumed. */
  assumed?: Readonly<Record<string, { value: string; note: string }>>;
  /** Values without which there is no answer, with the sentence that asks for them. */
  needed?: Readonly<Record<string, string>>;
  /** Which of several methods this is; shown first. */
  method?: string;
  /** A last look at the values. @returns why they can't be, or null */
  refuse?: (values: Readonly<Record<string, Fraction>>, asked: string) => string | null;
}
