/** Solves school problems step by step, or says why it can't. */
import { solveDerivative } from './algebra/derivative.ts';
import { solveEquilibrium } from './algebra/equilibrium.ts';
import { solveIndices } from './algebra/indices.ts';
import { solveIntegral } from './algebra/integral.ts';
import { solveMotion } from './algebra/motion.ts';
import { solveSelected } from './algebra/selected.ts';
import { solveFormulas } from './algebra/solve-formulas.ts';
import { solveTurningPoint } from './algebra/turning-points.ts';
import { solveChemistry, solveDilution } from './laws/chemistry.ts';
import { solveComposition } from './laws/composition.ts';
import { solveDecay } from './laws/decay.ts';
import { solveGas, withStandardState } from './laws/gases.ts';
import { solveLatentHeat } from './laws/heat.ts';
import { solveMolarVolume } from './laws/molar-volume.ts';
import { solveProgressionStory } from './laws/progression-story.ts';
import { solveProportion } from './laws/proportion.ts';
import { solveSequence } from './laws/sequence.ts';
import { solveTopic } from './laws/solve-topic.ts';
import { solveTitration } from './laws/titration.ts';
import { TOPICS } from './laws/topics.ts';
import { FormulaError } from './maths/parse-expression.ts';
import { CannotSolve, type Solution } from './solution.ts';
import { solveMeanStory } from './statistics/mean-story.ts';
import { solveProbability } from './statistics/probability.ts';
import { solveList } from './statistics/solve-list.ts';
import { solveStory } from './stories/solve-story.ts';
import { solveConversion } from './text/conversion.ts';
import { normalise } from './text/normalise.ts';
import { markQuantities } from './text/quantities.ts';

export type { Family, Solution } from './solution.ts';

export type Outcome = { solution: Solution } | { refusal: string };

const MAX_LENGTH = 1_500;
const UNKNOWN =
  "Some words or numbers in this problem aren't clear, so it hasn't been solved. Write it as an equation, or give each value with its unit.";

/** Each solver throws NotThisKind for other kinds of problems, and CannotSolve for its own kind if it can't solve one. */
type Solver = (text: string, original: string) => Solution;

const SOLVERS: readonly Solver[] = [
  solveIntegral,
  solveDerivative,
  solveMotion,
  solveFormulas,
  solveIndices,
  solveSelected,
  solveTurningPoint,
  solveList,
  solveMeanStory,
  solveProbability,
  solveProportion,
  solveEquilibrium,
  solveStory,
  (text) => solveGas(markQuantities(withStandardState(text))),
  solveChemistry,
  solveDilution,
  solveMolarVolume,
  solveComposition,
  solveDecay,
  solveTitration,
  solveProgressionStory,
  solveLatentHeat,
  solveConversion,
  solveSequence,
  ...TOPICS.map(
    (topic): Solver =>
      (text) =>
        solveTopic(markQuantities(text), topic),
  ),
];

/**
 * @param problem as the student wrote it
 * @returns null when the problem can't be solved with certainty; `solveOrExplain` returns the reason
 */
export function solve(problem: string): Solution | null {
  const outcome = solveOrExplain(problem);
  return 'solution' in outcome ? outcome.solution : null;
}

/** An answer without the symbol of what was found. */
function withoutSymbol(answer: string): string {
  return answer.replace(/^[^=≈]*(?=[=≈])/, '');
}

/**
 * @param problem as the student wrote it
 * @returns the solution, or a sentence that explains why there is none
 */
export function solveOrExplain(problem: string): Outcome {
  if (problem.length > MAX_LENGTH) return { refusal: 'Send one problem at a time, in a few sentences.' };
  const text = normalise(problem);
  const solutions: Solution[] = [];
  let reason = UNKNOWN;
  for (const solver of SOLVERS) {
    try {
      solutions.push(solver(text, problem));
    } catch (error) {
      // Other errors come from the maths, if something has no value: a division by zero, or a power that is too high.
      if (error instanceof CannotSolve || error instanceof FormulaError) reason = error.message;
    }
  }
  const [solution] = solutions;
  if (!solution) return { refusal: reason };
  // Two readings give different answers, so the text is ambiguous.
  if (solutions.some(({ answer }) => withoutSymbol(answer) !== withoutSymbol(solution.answer)))
    return { refusal: 'This can be read in two ways. Be more specific about what to find.' };
  return { solution };
}
