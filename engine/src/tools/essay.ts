import { titleFromFirstLine } from '@akada/domain/ai/title';
import { splitPrompt } from '../answers/split-prompt.ts';
import { makeOutline } from '../essay/make-outline.ts';
import { outlineToMarkdown } from '../essay/outline-markdown.ts';
import { readSource } from '../reading/read-source.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';

/** An outline that quotes the student's notes on the question. Full sentences of an essay would only be filler. */
export function outlineEssay({ prompt, pages }: RequestOf<'essay'>): EngineResult {
  const { question, notes } = splitPrompt(prompt);
  if (!/\p{L}/u.test(question)) {
    return emptyResult(
      'There is no essay question. Write it on the first line, then paste your notes below it.',
    );
  }
  const parts = [...pages, ...(notes === '' ? [] : [{ text: notes }])];
  const outline = makeOutline(question, parts.length > 0 ? readSource(parts) : null);
  return resultOf(outlineToMarkdown(outline), titleFromFirstLine(question, 'Essay'));
}
