/** The results and errors of the solver. */
export const FAMILIES = [
  'arithmetic',
  'percentages',
  'linear equations',
  'quadratic equations',
  'factorise and expand',
  'simultaneous equations',
  'inequalities',
  'derivatives',
  'integrals',
  'indices and logarithms',
  'sequences',
  'interest',
  'statistics',
  'elasticity',
  'kinematics',
  'forces and energy',
  'waves and heat',
  'electricity',
  'gas laws',
  'chemistry',
  'half-life',
  'density and speed',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Solution {
  family: Family;
  /** What was understood, one quantity or formula per line: `u = 5 m/s`. */
  given: readonly string[];
  /** What to find: `the final velocity v`. */
  asked: string;
  /** The approach, without the result. Markdown. */
  hint: string;
  /** One calculation per step, with units. Markdown. */
  steps: readonly string[];
  /** The result with its unit, exact if schools expect it: `x = 7/3 ≈ 2.333`. */
  answer: string;
  /** How the result was checked against the problem. */
  check: string;
}

/** Thrown inside the solver when a problem can't be solved; the message is for the student. */
export class CannotSolve extends Error {}

/** Thrown by a reader when a text isn't its kind of problem. */
export class NotThisKind extends Error {}
