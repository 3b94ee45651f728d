import { titleFromFirstLine } from '@akada/domain/ai/title';
import { renderHint, renderSolution } from '../solver/render.ts';
import { solveOrExplain } from '../solver/solve.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';

/** A step-by-step solution, or only how to begin if a hint was requested. */
export function solveProblem({ prompt, mode }: RequestOf<'solver'>): EngineResult {
  const outcome = solveOrExplain(prompt);
  if (!('solution' in outcome)) return emptyResult(outcome.refusal);
  const text = mode === 'hint' ? renderHint(outcome.solution) : renderSolution(outcome.solution);
  return resultOf(text, titleFromFirstLine(prompt, 'Problem'));
}
