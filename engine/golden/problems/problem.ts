import type { Family } from '../../src/solver/solution.ts';

/** A school problem with the answer that a teacher would mark as right. */
export interface GoldenProblem {
  family: Family;
  problem: string;
  answer: string;
}
