import { MAX_WORDS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, readerAndLengthRules, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

/** Explains a concept at the reader's level. */
export const explainer: Tool<'explainer'> = {
  version: 'explainer-3',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt, level, length }) => ({
    system: systemPrompt({
      tool: 'explainer',
      options: { level, length, words: MAX_WORDS[length] },
      format: 'markdown',
      task: [
        'You explain a concept to a student.',
        ...readerAndLengthRules(level, length),
        'Say in one sentence what it is, then explain how it works, then give an everyday example and a common mistake.',
        'End with two short questions that let students check whether they have understood.',
        noAnswerRule(
          "there is no concept to explain in the student's text or file",
          'say in one sentence what to add',
        ),
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.5,
    maxOutput: maxTokensFor(MAX_WORDS[length]),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Explanation'),
};
