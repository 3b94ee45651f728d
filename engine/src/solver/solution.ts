/** What the solver gives back. */
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
  'sequences',
  'interest',
  'statistics',
  'elasticity',
  'kinematics',
  'forces and energy',
  'electricity',
  'gas laws',
  'chemistry',
  'density and speed',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Solution {
  family: Family;
  /** What was understood, one quantity or formula a line: `u = 5 m/s`. */
  given: readonly string[];
  /** What is asked: `the final velocity v`. */
  asked: string;
  /** The approach, without the result. Markdown. */
  hint: string;
  /** One calculation a step, with units. Markdown. */
  steps: readonly string[];
  /** The result with its unit, exact where school expects it: `x = 7/3 ≈ 2.333`. */
  answer: string;
  /** How the result was put back into the problem. */
  check: string;
}

/** Thrown inside the solver when a problem can't be solved; the message is for the student. */
export class CannotSolve extends Error {}

/** Thrown by a reader whose kind of problem this isn't. */
export class NotThisKind extends Error {}
