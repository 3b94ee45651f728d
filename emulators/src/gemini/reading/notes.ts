/** A student's text taken apart: headings, and under each its sentences, points and rows of tables. */
import { clipped, countWords } from './words.ts';

export interface Note {
  kind: 'sentence' | 'point' | 'row';
  text: string;
  /** The heading that it stands under; empty before the first. */
  heading: string;
  /** The page of the PDF that it stands on. */
  page?: number;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|fig|no|dr|mr|mrs|prof|st)\.|\b[A-Z]\.)$/i;

/** The notes of a text, or of one page of a PDF, in order. */
export function notesOf(text: string, page?: number): Note[] {
  const notes: Note[] = [];
  let heading = '';
  let paragraph: string[] = [];
  let columns: string[] = [];
  const add = (kind: Note['kind'], line: string) => {
    const plain = withoutMarks(line);
    if (plain) notes.push({ kind, text: plain, heading, ...(page !== undefined && { page }) });
  };
  const endParagraph = () => {
    for (const sentence of sentencesOf(withoutMarks(paragraph.join(' ')))) add('sentence', sentence);
    paragraph = [];
  };
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.trim();
    const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    const point = /^(?:[-*•▪–]|\d{1,3}[.)]|>)\s+(.*)$/.exec(line)?.[1];
    const isRow = /^\|.*\|$/.test(line);
    if (!isRow) columns = [];
    if (line === '' || title !== undefined || point !== undefined || isRow) endParagraph();
    if (title !== undefined) heading = clipped(withoutMarks(title), 80);
    else if (point !== undefined) add('point', point);
    else if (isRow && columns.length === 0) columns = cellsOf(line);
    else if (isRow) {
      const row = rowOf(cellsOf(line), columns);
      if (row) add('row', row);
    } else if (line !== '') paragraph.push(line);
  }
  endParagraph();
  return notes;
}

/** Sentences of a paragraph; what an abbreviation has cut apart is one. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of SEGMENTER.segment(paragraph)) {
    open += segment;
    if (ABBREVIATION.test(open.trim())) continue;
    if (open.trim()) sentences.push(open.trim());
    open = '';
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}

/** The text of Markdown, without its marks. */
export function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\][]{0,300})\]\([^)\s]{0,500}\)/g, '$1')
    .replace(/<[^>\n]{0,300}>/g, ' ')
    .replace(/(\*\*\*|\*\*|__|~~|`{1,3})(?=\S)(.{0,400}?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1$2')
    .replace(/[<>]/g, (mark) => (mark === '<' ? '‹' : '›'))
    .replace(/\p{Surrogate}|[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a note says enough to be quoted by itself. */
export function isTelling({ text }: Note): boolean {
  return countWords(text) >= 4;
}

function cellsOf(line: string): string[] {
  return line.split('|').slice(1, -1).map(withoutMarks);
}

/** `Litmus: in acid: red; in alkali: blue`; null for the line under a table's head. */
function rowOf(cells: readonly string[], columns: readonly string[]): string | null {
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) return null;
  const [name = '', ...rest] = cells;
  const told = rest.flatMap((cell, index) => {
    const column = columns[index + 1];
    if (!cell) return [];
    return [rest.length > 1 && column ? `${column}: ${cell}` : cell];
  });
  return told.length > 0 ? `${name}: ${told.join('; ')}` : name;
}
