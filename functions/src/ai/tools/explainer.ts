import { MAX_WORDS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import {
  maxTokensFor,
  noAnswerRule,
  readerAndLengthRules,
  sourceOption,
  sourceRules,
  systemPrompt,
} from './system.ts';
import { cleanMarkdown, withCitations } from './texts.ts';

/** Explains a concept at the reader's level. */
export const explainer: Tool<'explainer'> = {
  version: 'explainer-5',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt, level, length }, { source }) => ({
    system: systemPrompt({
      tool: 'explainer',
      options: { level, length, words: MAX_WORDS[length], ...sourceOption(source) },
      format: 'markdown',
      task: [
        'You explain a concept to a student.',
        ...readerAndLengthRules(level, length),
        'Say in one sentence what it is, then explain how it works, then give an everyday example and a common mistake.',
        'End with two short questions that let students check whether they have understood.',
        ...sourceRules(source, 'statement'),
        noAnswerRule(
          "there is no concept to explain in the student's text or file",
          'say in one sentence what to add',
        ),
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt, source) }],
    temperature: 0.5,
    maxOutput: maxTokensFor(MAX_WORDS[length]),
  }),
  parseResult: (answer, _, { source }) => withCitations(cleanMarkdown(answer), source),
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Explanation'),
};
