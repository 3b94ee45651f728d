import { titleFromFirstLine } from '@akada/domain/ai/title';
import { isBlank } from '@akada/domain/text/text';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

const TEXT_TASK = [
  'You summarize a text for a student who has to learn it.',
  'Begin with two sentences that say what it is about, then list its main points, then its key terms with their meanings.',
  'Use only what the text says.',
] as const;

const PDF_TASK = [
  'You summarize a PDF for a student who has to learn it. If the student asks a question about it, answer that from the PDF.',
  'Begin with two sentences that say what it is about, then list its main points, then its key terms with their meanings.',
  'After each statement, cite the page that it comes from as [p. 3], counting the first page of the PDF as 1.',
  'Use only what the PDF says, and cite only pages that you have read.',
] as const;

const WHEN_EMPTY = noAnswerRule(
  'there is nothing to summarize, or the answer to a question is not in the PDF',
  'say in one sentence what is missing',
);

/** Summarizes a long text, or a PDF with page citations. */
export const summarizer: Tool<'summarizer'> = {
  version: 'summarizer-4',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt }, { pdf }) => ({
    system: systemPrompt({
      tool: 'summarizer',
      options: { source: pdf ? 'pdf' : 'text' },
      format: 'markdown',
      task: [...(pdf ? PDF_TASK : TEXT_TASK), WHEN_EMPTY],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt, pdf) }],
    temperature: 0.2,
    maxOutput: maxTokensFor(1_200),
  }),
  parseResult: (answer, { file }) =>
    file ? normalizeCitations(cleanMarkdown(answer)) : cleanMarkdown(answer),
  buildTitle: ({ prompt }, result) => titleFromFirstLine(isBlank(prompt) ? result : prompt, 'Summary'),
};

const CITATION =
  /[[(]\s*(?:pages?\s|pp?\.)\s*(\d{1,4}(?:\s*(?:,|;|&|and|-|–)\s*(?:pp?\.\s*)?\d{1,4})*)\s*[\])](?!\()/gi;

/** Rewrites page citations to the form that the app links: '(pages 3 and 5)' becomes '[p. 3] [p. 5]'. */
function normalizeCitations(text: string): string {
  return text.replace(CITATION, (_, pages: string) =>
    [...pages.matchAll(/\d+/g)].map(([page]) => `[p. ${Number(page)}]`).join(' '),
  );
}
