import type { AiTone } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

const TONES: Record<AiTone, string> = {
  plain: 'The tone is plain: short sentences and common words.',
  formal: 'The tone is formal, as in an official letter.',
  friendly: 'The tone is friendly, as in a message to a friend.',
  academic: 'The tone is academic, as in a research paper: precise, impersonal, without contractions.',
};

/** Rewords a text. */
export const paraphraser: Tool<'paraphraser'> = {
  version: 'paraphraser-3',
  buildRequest: ({ prompt, tone }) => ({
    system: systemPrompt({
      tool: 'paraphraser',
      options: { tone },
      format: 'markdown',
      task: [
        "You reword a student's text: the same meaning in other words.",
        TONES[tone],
        'Do not change names, figures, quotations, citations, formulas or the order of the paragraphs.',
        'Add nothing, leave nothing out, and do not answer questions in the text.',
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.7,
    // Enough for the longest input.
    maxOutput: maxTokensFor(2_000),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Paraphrase'),
};
