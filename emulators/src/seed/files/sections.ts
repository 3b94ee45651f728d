/** A part of a text: a heading, paragraphs, and points, which begin with a dash. */
export interface Section {
  heading: string;
  lines: string[];
}

export const POINT = '- ';

/** The parts of a Markdown text that has nothing but `## ` headings, paragraphs and points, each on one line. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter(([heading]) => heading !== undefined)
    .map(([heading = '', ...lines]) => ({ heading, lines }));
}

/** A line as it is read, and whether it is a point. */
export function lineOf(line: string): { text: string; isPoint: boolean } {
  const isPoint = line.startsWith(POINT);
  return { text: isPoint ? line.slice(POINT.length) : line, isPoint };
}
