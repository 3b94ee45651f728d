/** A section of a text: its heading, and its paragraphs and list items. List items begin with a dash. */
export interface Section {
  heading: string;
  lines: string[];
}

export const POINT = '- ';

/** The sections of a Markdown text of `## ` headings, paragraphs and list items, each on one line. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter(([heading]) => heading !== undefined)
    .map(([heading = '', ...lines]) => ({ heading, lines }));
}

/** The text of a line without its dash, and whether it is a list item. */
export function lineOf(line: string): { text: string; isPoint: boolean } {
  const isPoint = line.startsWith(POINT);
  return { text: isPoint ? line.slice(POINT.length) : line, isPoint };
}
