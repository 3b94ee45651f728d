import type { AiTone } from '@akada/domain/ai/ai';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, systemPrompt } from './system.ts';
import { cleanMarkdown, titleFromFirstLine } from './texts.ts';

const TONES: Record<AiTone, string> = {
  plain: 'The tone is plain: short sentences and common words.',
  formal: 'The tone is formal, as in a letter to an office.',
  friendly: 'The tone is friendly, as to somebody one knows well.',
  academic: 'The tone is academic, as in a paper: precise, impersonal, without contractions.',
};

/** Rewords a text. */
export const paraphraser: Tool<'paraphraser'> = {
  version: 'paraphraser-1',
  buildRequest: ({ prompt, tone }) => ({
    system: systemPrompt({
      tool: 'paraphraser',
      options: { tone },
      format: 'markdown',
      task: [
        'You reword the text of a student: the same meaning in other words.',
        TONES[tone],
        'Keep names, figures, quotations, citations, formulas and the order of the paragraphs as they are.',
        'Add nothing, leave nothing out, and do not answer questions that stand in the text.',
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
