import { toMarkdown } from '../answers/answer.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import { readQuestion } from '../answers/question.ts';
import { type SummarySection, makeSummary as sectionsOf } from '../summary/make-summary.ts';
import { escapeMarkdown } from '../text/text.ts';
import { narrow, nothingFound, readMaterial } from './material.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { resultOf } from './results.ts';
import { nameOf, titleOf } from './title.ts';

/**
 * The most important sentences in order, under their headings and with their page numbers. A question about the pages
 * is answered first; other words narrow the summary to the sections in which they are found.
 */
export function makeSummary({ prompt, pages }: RequestOf<'summarizer'>): EngineResult {
  const material = readMaterial(prompt, pages);
  const { source, focus } = material;
  const isQuestion =
    focus !== '' && (focus.includes('?') || readQuestion(focus, source.language).kind !== 'general');
  const summarized = isQuestion ? source : narrow(material);
  const found = sectionsOf(summarized);
  if (found.length === 0) {
    return nothingFound(
      prompt,
      pages,
      'No sentences were found to summarize. Add more text, in full sentences.',
    );
  }
  const title = nameOf(summarized);
  const sections = found.filter(({ heading, points }) => heading !== title || points.length > 0);
  const hasTitle = summarized.sections.some(({ heading }) => heading === title);
  const isShown = sections.some(({ heading }) => heading === title);
  const parts = [
    ...(hasTitle && !isShown ? [`# ${escapeMarkdown(title)}`] : []),
    ...(isQuestion ? [`## What you asked\n\n${toMarkdown(answerQuestion(source, focus))}`] : []),
    `## Key points\n\n${sections.map(underHeading).join('\n\n')}`,
  ];
  return resultOf(parts.join('\n\n'), titleOf('Summary', summarized));
}

function underHeading({ heading, points }: SummarySection): string {
  const list = points
    .map(({ text, page }) => `- ${escapeMarkdown(text)}${page === undefined ? '' : ` [p. ${page}]`}`)
    .join('\n');
  const title = heading ? `**${escapeMarkdown(heading)}**` : '';
  return [title, list].filter(Boolean).join('\n\n');
}
