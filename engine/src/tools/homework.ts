/** Replies to homework in a chat: a hint first, and the steps once the student asks for them or has tried. */
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { renderHint, renderSolution } from '../solver/render.ts';
import { solve } from '../solver/solve.ts';
import type { EngineResult } from './request.ts';
import { resultOf } from './results.ts';

/** Longer messages are questions of their own. */
const LONGEST = 15;
const ASKS_FOR_STEPS =
  /\b(?:steps?|solutions?|workings?|answer|solve it|show me|full|how|explain|stuck|give up|(?:don'?t|do not|can'?t|cannot) (?:know|get|understand|solve|do|see))\b/i;
const TRIES =
  /^\W*(?:is (?:it|the answer)|i (?:got|get|have|think|tried)|my answer|so|then|it is|it's)\b|^\W*(?:[a-z]\s*=|[-−]?[₦$]?\d)/i;
const OFFER = 'Try it and send your answer, or ask for the steps.';

/**
 * The reply to a problem, or to a message about the problem before it.
 *
 * @param earlier the student's earlier messages, oldest first
 * @returns null if the message isn't about a problem that the engine can solve
 */
export function replyToHomework(prompt: string, earlier: readonly string[]): EngineResult | null {
  const solution = solveMessage(prompt);
  const isNew = solution !== null && !TRIES.test(prompt);
  const before = !isNew && isAboutProblem(prompt) ? lastProblem(earlier) : null;
  if (before) return resultOf(renderSolution(before.solution), titleFromFirstLine(before.text, 'Problem'));
  if (!solution) return null;
  const isRepeated = earlier.some((text) => text.trim() === prompt.trim());
  const reply = isRepeated ? renderSolution(solution) : `${renderHint(solution)}\n\n${OFFER}`;
  return resultOf(reply, titleFromFirstLine(prompt, 'Problem'));
}

function isAboutProblem(message: string): boolean {
  const isShort = message.trim().split(/\s+/).length <= LONGEST;
  return isShort && (ASKS_FOR_STEPS.test(message) || TRIES.test(message));
}

/** The last problem of a chat if all messages after it are about it. */
function lastProblem(earlier: readonly string[]) {
  for (const text of earlier.toReversed()) {
    const solution = solveMessage(text);
    if (solution) return { text, solution };
    if (!isAboutProblem(text)) return null;
  }
  return null;
}

function solveMessage(text: string) {
  return /\d/.test(text) ? solve(text) : null;
}
