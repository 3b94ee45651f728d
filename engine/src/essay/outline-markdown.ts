/** Writes an essay outline as Markdown. */

import { citationOf } from '../answers/answer.ts';
import { capital, escapeMarkdown } from '../text/text.ts';
import type { Outline, OutlinePoint, Quotation } from './make-outline.ts';

/** @returns the outline with a heading for each part; empty parts are left out */
export function outlineToMarkdown(outline: Outline): string {
  const { command, notice, stances, claims, points, counterpoints, missing, frame } = outline;
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [];
  const asks = command.name === '' ? command.asks : `**${capital(command.name)}:** ${command.asks}`;
  return [
    `# Essay outline\n\n${escapeMarkdown(outline.question)}`,
    ...(notice ? [notice] : []),
    ...section('What the question asks for', [asks]),
    ...section('Thesis: choose a position', [
      ...stances.map((stance) => `- ${stance}`),
      ...(claims.length > 0 ? ['', 'Claims from your notes that you could defend:', ''] : []),
      ...claims.map((claim) => `- ${quoted(claim)}`),
    ]),
    ...section('Points from your notes', points.map(pointLine)),
    ...section(
      'Counterpoint',
      counterpoints.map((counter) => `- ${quoted(counter)}`),
    ),
    ...section(
      'Still missing',
      missing.map((line) => `- ${escapeMarkdown(line)}`),
    ),
    ...section(
      'Questions your essay must answer',
      frame.map((line, index) => `${index + 1}. ${line}`),
    ),
  ].join('\n\n');
}

function pointLine({ claim, evidence, sides }: OutlinePoint, index: number): string {
  const about = sides.length > 0 ? `**${escapeMarkdown(sides.join(' / '))}:** ` : '';
  return [
    `${index + 1}. ${about}${quoted(claim)}`,
    ...evidence.map((item) => `   - See also: ${quoted(item)}`),
  ].join('\n');
}

function quoted(quotation: Quotation): string {
  return `“${escapeMarkdown(quotation.text)}”${citationOf(quotation)}`;
}
