/** Answers each tool with the study engine, and the paraphraser with a word list. */
import { AI_TOOL_FACTS, UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { runEngineTool } from '@akada/engine/tools/run-engine-tool';
import type { Asked } from '../request.ts';
import { NOTHING, signed } from './answer.ts';
import { toEngineRequest } from './engine-request.ts';
import { paraphrase } from './paraphrase.ts';

/** @returns Markdown, or a value for JSON that still has to be fitted to the requested schema */
export function answerTo(asked: Asked): string | object {
  if (asked.tool === 'paraphraser') return paraphrase(asked);
  const request = toEngineRequest(asked);
  const outcome = runEngineTool(request);
  const isText = AI_TOOL_FACTS[request.tool].resultKind === 'text';
  if (!outcome.isEmpty) return isText ? signed(outcome.result) : (JSON.parse(outcome.result) as object);
  if (!isText) return NOTHING;
  return signed(outcome.message, outcome.closest ?? '', request.tool === 'solver' ? UNSOLVED_MARK : '');
}
