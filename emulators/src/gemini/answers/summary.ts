import { toMarkdown } from '@akada/engine/answers/answer';
import { answerQuestion } from '@akada/engine/answers/answer-question';
import { makeSummary, type SummarySection } from '@akada/engine/summary/make-summary';
import type { Asked } from '../request.ts';
import { cited, signed, sourceOf } from './answer.ts';

/** The most important sentences in order, under their headings; for a PDF, with their page numbers. */
export function summary(asked: Asked): string {
  const source = sourceOf(asked);
  const sections = makeSummary(source);
  if (sections.length === 0) {
    return signed(
      asked.pages.length > 0
        ? 'This PDF has no readable text: its pages may be images. Try a PDF with text, or type the main points.'
        : 'There is nothing to summarize yet. Paste some text, or choose a PDF.',
    );
  }
  const isQuestion = asked.pages.length > 0 && asked.text.trim() !== '';
  return signed(
    isQuestion ? `## What you asked\n\n${toMarkdown(answerQuestion(source, asked.text))}` : '',
    `## Key points\n\n${sections.map(underHeading).join('\n\n')}`,
  );
}

function underHeading({ heading, points }: SummarySection): string {
  const list = points.map((point) => `- ${cited(point)}`).join('\n');
  return heading ? `**${heading}**\n\n${list}` : list;
}
