/** What runs each AI use, by id. A missing one does not compile. */
import type { AiUseId } from '@akada/domain/ai/tools';
import type { Tool } from '../tool.ts';
import { chat } from './chat.ts';
import { cram } from './cram.ts';
import { essay } from './essay.ts';
import { explainer } from './explainer.ts';
import { flashcards } from './flashcards.ts';
import { marking } from './marking.ts';
import { paraphraser } from './paraphraser.ts';
import { planner } from './planner.ts';
import { practice } from './practice.ts';
import { solver } from './solver.ts';
import { summarizer } from './summarizer.ts';

export const tools: { [Id in AiUseId]: Tool<Id> } = {
  chat,
  planner,
  solver,
  essay,
  cram,
  flashcards,
  summarizer,
  explainer,
  paraphraser,
  practice,
  marking,
};
