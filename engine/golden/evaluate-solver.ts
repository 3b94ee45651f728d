import { FAMILIES } from '../src/solver/solution.ts';
import { solve } from '../src/solver/solve.ts';
import { BARS, percent, type ToolReport } from './bars.ts';
import type { GoldenProblem } from './problems/problem.ts';

export interface Solved {
  problem: GoldenProblem;
  /** The solver's answer; null if it refused. */
  answer: string | null;
  result: 'right' | 'refused' | 'wrong';
}

export function solveAll(problems: readonly GoldenProblem[]): Solved[] {
  return problems.map((problem) => {
    const solution = solve(problem.problem);
    const isRight = solution?.answer === problem.answer && solution.family === problem.family;
    const answer = solution ? solution.answer : null;
    return { problem, answer, result: answer === null ? 'refused' : isRight ? 'right' : 'wrong' };
  });
}

/** @param traps problems that must be refused */
export function evaluateSolver(
  solved: readonly Solved[],
  traps: readonly { problem: string; trap: string }[],
): ToolReport {
  const rows = FAMILIES.flatMap((family) => {
    const own = solved.filter(({ problem }) => problem.family === family);
    const count = (result: Solved['result']) => own.filter((one) => one.result === result).length;
    const [right, refused, wrong] = [count('right'), count('refused'), count('wrong')];
    return own.length > 0 ? [{ family, problems: own.length, right, refused, wrong }] : [];
  });
  const right = solved.filter(({ result }) => result === 'right').length;
  const answered = traps.filter(({ problem }) => solve(problem) !== null);
  return {
    tool: 'Solver',
    rows,
    failures: [
      ...(right < solved.length * BARS.solved
        ? [`${percent(right / solved.length)} of all problems, under ${percent(BARS.solved)}`]
        : []),
      ...rows
        .filter((row) => row.right < row.problems * BARS.solvedInFamily)
        .map((row) => `${row.right} of ${row.problems} in ${row.family}`),
      ...solved
        .filter(({ result }) => result === 'wrong')
        .map(({ problem, answer }) => `wrong: ${problem.problem} → ${answer}, not ${problem.answer}`),
      ...answered.map(({ problem, trap }) => `answers a trap (${trap}): ${problem}`),
    ],
    details: solved
      .filter(({ result }) => result === 'refused')
      .map(({ problem }) => `refused: ${problem.problem}`),
  };
}
