import { UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { renderHint, renderSolution } from '@akada/engine/solver/render';
import { solveOrExplain } from '@akada/engine/solver/solve';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';

/** A problem solved step by step, or only how to begin where a hint is asked for; the reason where it can't be solved. */
export function solution(asked: Asked): string {
  const outcome = solveOrExplain(asked.text);
  if (!('solution' in outcome)) return signed(outcome.refusal, UNSOLVED_MARK);
  return signed(
    asked.options.get('mode') === 'hint' ? renderHint(outcome.solution) : renderSolution(outcome.solution),
  );
}
