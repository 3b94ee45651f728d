import { splitPrompt } from '@akada/engine/answers/split-prompt';
import { makeOutline } from '@akada/engine/essay/make-outline';
import { outlineToMarkdown } from '@akada/engine/essay/outline-markdown';
import { readSource } from '@akada/engine/reading/read-source';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';

/** An outline that quotes the student's notes on the question. Full sentences of an essay would only be filler. */
export function essay({ text }: Asked): string {
  const { question, notes } = splitPrompt(text);
  return signed(
    outlineToMarkdown(makeOutline(question, notes === '' ? null : readSource([{ text: notes }]))),
  );
}
