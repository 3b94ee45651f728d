import { WORDS_OF } from '@akada/domain/ai/ai';
import { studentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { readerAndLength, systemText, tokensFor } from './system.ts';
import { firstLine, markdown } from './texts.ts';

/** A concept at the reader's level. */
export const explainer: Tool<'explainer'> = {
  version: 'explainer-1',
  request: ({ prompt, level, length }) => ({
    system: systemText({
      tool: 'explainer',
      options: { level, length, words: WORDS_OF[length] },
      makes: 'markdown',
      task: [
        'You explain a concept to a student.',
        ...readerAndLength(level, length),
        'Say in one sentence what it is, then how it works, then give an example from everyday life and a common mistake.',
        'End with two short questions with which the student can check whether it was understood.',
      ],
    }),
    turns: [{ role: 'student', parts: studentParts(prompt) }],
    temperature: 0.5,
    maxOutput: tokensFor(WORDS_OF[length]),
  }),
  result: markdown,
  title: ({ prompt }) => firstLine(prompt, 'Explanation'),
};
