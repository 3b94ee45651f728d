import { titleFromFirstLine } from '@akada/domain/ai/title';
import { isBlank } from '@akada/domain/text/text';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, sourceRules, systemPrompt } from './system.ts';
import { cleanMarkdown, withCitations } from './texts.ts';

const WHEN_EMPTY = noAnswerRule(
  'there is nothing to summarize, or the answer to a question is not in the text or file',
  'say in one sentence what is missing',
);

/** Summarizes a long text, or a file or note. */
export const summarizer: Tool<'summarizer'> = {
  version: 'summarizer-6',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt }, { source }) => ({
    system: systemPrompt({
      tool: 'summarizer',
      options: { source: source?.kind ?? 'text' },
      format: 'markdown',
      task: [
        source
          ? 'You summarize a document for a student who has to learn it. If the student asks a question about it, answer that instead.'
          : 'You summarize a text for a student who has to learn it. Use only what the text says.',
        'Begin with two sentences that say what it is about, then list its main points, then its key terms with their meanings.',
        ...sourceRules(source, 'statement'),
        WHEN_EMPTY,
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt, source) }],
    temperature: 0.2,
    maxOutput: maxTokensFor(1_200),
  }),
  parseResult: (answer, _, { source }) => withCitations(cleanMarkdown(answer), source),
  buildTitle: ({ prompt }, result) => titleFromFirstLine(isBlank(prompt) ? result : prompt, 'Summary'),
};
