/** Answers each tool with the study engine; the paraphraser, which needs a model, gets an empty answer. */

import { NO_ANSWER_MARK } from '@akada/domain/ai/ai';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { runEngineTool } from '@akada/engine/tools/run-engine-tool';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';
import { toEngineRequest } from './engine-request.ts';
import { answerMarking } from './marking.ts';
import { answerPractice } from './practice.ts';

/** @returns Markdown, or a value for JSON that still has to be fitted to the requested schema */
export function answerTo(asked: Asked): string | object {
  if (asked.tool === 'paraphraser') return '';
  if (asked.tool === 'practice') return answerPractice(asked);
  if (asked.tool === 'marking') return answerMarking(asked);
  const request = toEngineRequest(asked);
  const outcome = runEngineTool(request);
  const isText = AI_TOOL_FACTS[request.tool].resultKind === 'text';
  if (!outcome.isEmpty) return isText ? signed(outcome.result) : (JSON.parse(outcome.result) as object);
  return isText ? signed(outcome.message, outcome.closest ?? '', NO_ANSWER_MARK) : EMPTY;
}

/** The empty list of each structured result; the fields of the other results are dropped to fit the schema. */
const EMPTY = { title: '', cards: [], sections: [], sessions: [] };
