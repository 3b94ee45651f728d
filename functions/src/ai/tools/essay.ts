import { WORDS_OF } from '@akada/domain/ai/ai';
import { studentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { readerAndLength, systemText, tokensFor } from './system.ts';
import { firstLine, markdown } from './texts.ts';

/** A draft to work on. */
export const essay: Tool<'essay'> = {
  version: 'essay-1',
  request: ({ prompt, level, length }) => ({
    system: systemText({
      tool: 'essay',
      options: { level, length, words: WORDS_OF[length] },
      makes: 'markdown',
      task: [
        'You draft an essay on the topic or question of a student; where an outline is asked for, you write that.',
        ...readerAndLength(level, length),
        'Give it a title, an introduction with a thesis, a body in which each paragraph makes one point with evidence, and a conclusion.',
        'Invent no quotations, sources or figures: say in brackets where the student should add one.',
      ],
    }),
    turns: [{ role: 'student', parts: studentParts(prompt) }],
    temperature: 0.7,
    maxOutput: tokensFor(WORDS_OF[length]),
  }),
  result: markdown,
  title: ({ prompt }) => firstLine(prompt, 'Essay'),
};
