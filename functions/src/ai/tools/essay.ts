import { WORDS_OF } from '@akada/domain/ai/ai';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, readerAndLengthRules, systemPrompt } from './system.ts';
import { cleanMarkdown, titleFromFirstLine } from './texts.ts';

/** Drafts an essay. */
export const essay: Tool<'essay'> = {
  version: 'essay-1',
  buildRequest: ({ prompt, level, length }) => ({
    system: systemPrompt({
      tool: 'essay',
      options: { level, length, words: WORDS_OF[length] },
      format: 'markdown',
      task: [
        'You draft an essay on the topic or question of a student; where an outline is asked for, you write that.',
        ...readerAndLengthRules(level, length),
        'Give it a title, an introduction with a thesis, a body in which each paragraph makes one point with evidence, and a conclusion.',
        'Invent no quotations, sources or figures: say in brackets where the student should add one.',
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.7,
    maxOutput: maxTokensFor(WORDS_OF[length]),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Essay'),
};
