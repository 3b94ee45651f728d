import { titleFromFirstLine } from '@akada/domain/ai/title';
import { replyInChat } from '../answers/reply.ts';
import { splitPrompt } from '../answers/split-prompt.ts';
import { solve } from '../solver/solve.ts';
import { answerResult } from './explainer.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { solveProblem } from './solver.ts';

/** The solution if the message is a problem, otherwise an answer from all notes in the chat. */
export function reply({ prompt, earlier, pages }: RequestOf<'chat'>): EngineResult {
  if (/\d/.test(prompt) && solve(prompt)) return solveProblem({ tool: 'solver', prompt, mode: 'solution' });
  const title = titleFromFirstLine(splitPrompt(prompt).question || prompt, 'Chat');
  return answerResult(replyInChat({ message: prompt, earlier, pages }), title);
}
