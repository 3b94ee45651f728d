/** Measures the solver on the golden problems. */

import { FAMILIES, type Family } from '../src/solver/solution.ts';
import { solve } from '../src/solver/solve.ts';
import { LAST } from './problems/last.ts';
import { MATHEMATICS } from './problems/mathematics.ts';
import type { GoldenProblem } from './problems/problem.ts';
import { SCIENCE } from './problems/science.ts';
import { TRAPS } from './problems/traps.ts';

interface SolverRow {
  family: Family;
  right: number;
  refused: number;
  wrong: number;
}

export interface SolverEvaluation {
  /** Every golden problem, by family. */
  rows: readonly SolverRow[];
  /** The problems that were written last; they are counted in the rows as well. */
  last: readonly SolverRow[];
  /** Problems that should be refused but got an answer. */
  answeredTraps: readonly string[];
  /** Problems with a different answer from the golden one. */
  wrongProblems: readonly string[];
}

/** Solves every golden problem and every trap. */
export function evaluateSolver(): SolverEvaluation {
  const all = [...MATHEMATICS, ...SCIENCE, ...LAST];
  return {
    rows: rowsOf(all),
    last: rowsOf(LAST),
    answeredTraps: TRAPS.map(({ problem }) => problem).filter((problem) => solve(problem) !== null),
    wrongProblems: all.filter((one) => resultOf(one) === 'wrong').map(({ problem }) => problem),
  };
}

function rowsOf(problems: readonly GoldenProblem[]): SolverRow[] {
  return FAMILIES.flatMap((family) => {
    const results = problems.filter((one) => one.family === family).map(resultOf);
    const count = (result: string) => results.filter((one) => one === result).length;
    const row = { family, right: count('right'), refused: count('refused'), wrong: count('wrong') };
    return results.length > 0 ? [row] : [];
  });
}

function resultOf({ problem, answer, family }: GoldenProblem): 'right' | 'refused' | 'wrong' {
  const solution = solve(problem);
  if (!solution) return 'refused';
  return solution.answer === answer && solution.family === family ? 'right' : 'wrong';
}
