/** Maps each tool to its answer. */
import type { AiToolId } from '@akada/domain/ai/tools';
import type { Asked } from '../request.ts';
import { cards } from './cards.ts';
import { cramSheet } from './cram-sheet.ts';
import { essay } from './essay.ts';
import { explanation, reply } from './explanation.ts';
import { paraphrase } from './paraphrase.ts';
import { solution } from './solution.ts';
import { studyPlan } from './study-plan.ts';
import { summary } from './summary.ts';

/** A tool's answer: Markdown, or a value that still has to be fitted to the requested schema. */
const ANSWERS: { [Id in AiToolId]: (asked: Asked) => string | object } = {
  chat: reply,
  planner: studyPlan,
  solver: solution,
  essay,
  cram: cramSheet,
  flashcards: cards,
  summarizer: summary,
  explainer: explanation,
  paraphraser: paraphrase,
};

/** @returns Markdown, or a value for JSON */
export function answerTo(asked: Asked): string | object {
  return ANSWERS[Object.hasOwn(ANSWERS, asked.tool) ? (asked.tool as AiToolId) : 'chat'](asked);
}
