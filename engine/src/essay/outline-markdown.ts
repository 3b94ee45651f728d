/** Writes an essay outline as Markdown. */

import { citationOf } from '../answers/answer.ts';
import { capital, escapeMarkdown } from '../text/text.ts';
import type { Outline, OutlinePoint, Quotation } from './make-outline.ts';

/** @returns the outline with a heading for each part; empty parts are left out */
export function outlineToMarkdown(outline: Outline): string {
  const { command, notice, stances, points, counterpoints, missing, frame } = outline;
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [];
  const asks = command.name === '' ? command.asks : `**${capital(command.name)}:** ${command.asks}`;
  return [
    `# Essay outline\n\n${escapeMarkdown(outline.question)}`,
    ...(notice ? [notice] : []),
    ...section('What the question asks for', [asks]),
    ...section('Thesis: choose a position', [
      ...stances.map((stance) => `- ${stance}`),
      ...(stances.length > 0 && points.length > 0
        ? ['', buildingLine(points.length, counterpoints.length)]
        : []),
    ]),
    ...section('Points from your notes', points.map(pointLine)),
    ...section(
      counterpoints.length === 1 ? 'Counterpoint' : 'Counterpoints',
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

/** Says what in the outline a thesis can rest on. */
function buildingLine(points: number, counterpoints: number): string {
  const own = points === 1 ? 'point 1' : `points 1 ${points === 2 ? 'and' : 'to'} ${points}`;
  if (counterpoints === 0) return `Build it on ${own}.`;
  return `Build it on ${own}, and answer the counterpoint${counterpoints === 1 ? '' : 's'}.`;
}

function pointLine({ claim, evidence, about }: OutlinePoint, index: number): string {
  const label = about === null ? '' : `**${escapeMarkdown(capital(about))}:** `;
  return [`${index + 1}. ${label}${quoted(claim)}`, ...evidence.map((item) => `   - ${quoted(item)}`)].join(
    '\n',
  );
}

function quoted(quotation: Quotation): string {
  return `“${escapeMarkdown(quotation.text)}”${citationOf(quotation)}`;
}
