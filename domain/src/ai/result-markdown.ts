/** The things that AI tools make, as Markdown: to be copied into notes, mails and documents. */
import { type Day, startOfDay } from '../days/day.ts';
import type { CramSheet, Flashcards, StudyPlan } from './schemas.ts';

/** A deck: its title, then each card as a heading with the question and a paragraph with the answer. */
export function deckToMarkdown({ title, cards }: Flashcards): string {
  return joined(
    title,
    cards.flatMap(({ front, back }) => [`## ${oneLine(front)}`, paragraph(back)]),
  );
}

/** A cram sheet: its title, then each section as a heading with its points as a list. */
export function sheetToMarkdown({ title, sections }: CramSheet): string {
  return joined(
    title,
    sections.flatMap(({ heading, points }) => [
      `## ${oneLine(heading)}`,
      points.map((point) => `- ${oneLine(point)}`).join('\n'),
    ]),
  );
}

/** A study plan: its title, then each day as a heading with its sessions as a list. Times are as stored, durations in minutes. */
export function planToMarkdown({ title, sessions }: StudyPlan): string {
  const days = [...new Set(sessions.map(({ date }) => date))];
  return joined(
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

const DATE = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** 'Monday 2 March 2026'. */
function longDate(day: Day): string {
  return DATE.format(startOfDay(day)).replace(',', '');
}

function joined(title: string, blocks: readonly string[]): string {
  return `${[`# ${oneLine(title)}`, ...blocks].join('\n\n')}\n`;
}

/** What Markdown would take for markup inside a line. */
const MARKUP = /[\\`*_[\]<>|~$&]/g;
/** What it would take for markup at the beginning of a line. */
const BLOCK_MARKUP = /^(\s*)([#+=-]|\d+(?=[.)]))/;

function escaped(line: string): string {
  return line
    .replace(MARKUP, '\\$&')
    .replace(BLOCK_MARKUP, (_, blanks: string, sign: string) =>
      /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
    );
}

function oneLine(text: string): string {
  return escaped(text.trim().replace(/\s+/g, ' '));
}

/** Lines stay lines: a backslash before a line break keeps it. */
function paragraph(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map(escaped)
    .join('\\\n');
}
