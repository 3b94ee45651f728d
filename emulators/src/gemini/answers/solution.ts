import { UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { renderHint, renderSolution } from '@akada/engine/solver/render';
import { solveOrExplain } from '@akada/engine/solver/solve';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';

/** A step-by-step solution, only the first steps if a hint was requested, or the reason why there is none. */
export function solution(asked: Asked): string {
  const outcome = solveOrExplain(asked.text);
  if (!('solution' in outcome)) return signed(outcome.refusal, UNSOLVED_MARK);
  return signed(
    asked.options.get('mode') === 'hint' ? renderHint(outcome.solution) : renderSolution(outcome.solution),
  );
}
