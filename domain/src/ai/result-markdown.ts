/** Structured results as Markdown, for copying into notes, mails and documents. */

import { type ExportedText, sourceText } from '../cards/deck-export.ts';
import { type Day, startOfDay } from '../days/day.ts';
import { mapFormulas } from '../text/formulas.ts';
import type { CramSheet, StudyPlan } from './result-schemas.ts';

/** A deck with its questions as headings, its answers as paragraphs and its sources as quotations. */
export function deckToMarkdown({ title, cards }: { title: string; cards: readonly ExportedText[] }): string {
  return toDocument(
    title,
    cards.flatMap((card) => {
      const source = oneLine(sourceText(card));
      return [
        `## ${card.markdown?.front.replace(/\s+/g, ' ') ?? oneLine(card.front)}`,
        card.markdown?.back ?? plainToMarkdown(card.back),
        ...(source === '' ? [] : [`> ${source}`]),
      ];
    }),
  );
}

/** A cram sheet with its sections as headings and their points as lists. */
export function sheetToMarkdown({ title, sections }: CramSheet): string {
  return toDocument(
    title,
    sections.flatMap(({ heading, points }) => [
      `## ${oneLine(heading)}`,
      points.map((point) => `- ${oneLine(point)}`).join('\n'),
    ]),
  );
}

/** A study plan with its days as headings and their sessions as lists. */
export function planToMarkdown({ title, sessions }: StudyPlan): string {
  const days = [...new Set(sessions.map(({ date }) => date))];
  return toDocument(
    title,
    days.flatMap((day) => [
      `## ${longDate(day)}`,
      sessions
        .filter(({ date }) => date === day)
        .map(
          ({ start_time, duration, topic, activity }) =>
            `- ${start_time}, ${duration} min: **${oneLine(topic)}**, ${oneLine(activity)}`,
        )
        .join('\n'),
    ]),
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** 'Monday 2 March 2026'. */
function longDate(day: Day): string {
  return LONG_DATE.format(startOfDay(day)).replace(',', '');
}

function toDocument(title: string, blocks: readonly string[]): string {
  return `${[`# ${oneLine(title)}`, ...blocks].join('\n\n')}\n`;
}

/** Characters that are Markdown anywhere in a line. */
const MARKUP = /[\\`*_[\]<>|~$&]/g;
/** Characters that are Markdown only at the beginning of a line. */
const BLOCK_MARKUP = /^(\s*)([#+=-]|\d+(?=[.)]))/;

function escapeLine(line: string): string {
  return mapFormulas(line, {
    formula: (formula) => formula,
    other: (text) => text.replace(MARKUP, '\\$&'),
  }).replace(BLOCK_MARKUP, (_, blanks: string, sign: string) =>
    /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
  );
}

function oneLine(text: string): string {
  return escapeLine(text.trim().replace(/\s+/g, ' '));
}

/**
 * A plain text as one paragraph of Markdown that shows it as written, with its formulas. A backslash before a line break
 * preserves it.
 */
export function plainToMarkdown(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map(escapeLine)
    .join('\\\n');
}
