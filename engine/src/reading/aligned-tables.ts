/** Reads tables whose columns are aligned with spaces, so that an empty cell doesn't move the others. */
import { codeAt } from './code-lines.ts';
import { MARK } from './tables.ts';

/** A table has at least this many lines. */
const LEAST_LINES = 3;
/** A row that is only a total under its columns names nothing. */
const WORD = /\p{L}{2,}/u;
/** Between two cells, or before the first one. */
const GAP = /\S {2,}\S|^ {2,}\S/;
/** So many columns between the words of all lines separate cells. */
const LEAST_GAP = 2;

/** The lines of a text, with aligned tables written with pipes, and wrapped cells joined. */
export function withAlignedTables(lines: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const code = codeAt(lines, at);
    let end = code ? code.last + 1 : at;
    while (!code && end < lines.length && isAligned(lines[end] ?? '')) end += 1;
    const block = lines.slice(at, Math.max(end, at + 1));
    read.push(...((code ? null : tableIn(block)) ?? block));
    at += block.length;
  }
  return read;
}

function isAligned(line: string): boolean {
  return GAP.test(line) && !/[|\t=]/.test(line);
}

/** The rows of a block of aligned lines with pipes; null if it isn't a table. */
function tableIn(block: readonly string[]): string[] | null {
  const columns = block.length < LEAST_LINES ? [] : columnsOf(block);
  if (columns.length < 2) return null;
  const rows = block.map((line) => columns.map(([start, end]) => line.slice(start, end).trim()));
  const isList = rows.every(([first = '']) => first.replace(MARK, '') === '');
  // Most lines of a table fill several columns.
  const isTable = rows.filter((cells) => cells.filter(Boolean).length > 1).length > rows.length / 2;
  if (!isTable || (isList && columns.length === 2)) return null;
  return joined(isList ? rows.map(([, ...cells]) => cells) : rows).map((cells) => `| ${cells.join(' | ')} |`);
}

/** Where each column begins and ends: between them, no line has a character. */
function columnsOf(block: readonly string[]): [start: number, end: number][] {
  const width = Math.max(...block.map(({ length }) => length));
  const columns: [number, number][] = [];
  let blank = LEAST_GAP;
  for (let at = 0; at < width; at += 1) {
    if (block.every((line) => (line[at] ?? ' ') === ' ')) blank += 1;
    else {
      const last = columns.at(-1);
      if (last && blank < LEAST_GAP) last[1] = at + 1;
      else columns.push([at, at + 1]);
      blank = 0;
    }
  }
  return columns;
}

/** Joins lines that continue the cells of the row above, and leaves out those with only totals. */
function joined(rows: readonly string[][]): string[][] {
  const whole: string[][] = [];
  for (const cells of rows) {
    const above = whole.at(-1);
    // The first row is the header: what is below it is a row of its own.
    if (cells[0] !== '' || !above || whole.length === 1) whole.push([...cells]);
    else if (cells.some((cell) => WORD.test(cell)))
      for (const [column, cell] of cells.entries()) above[column] = `${above[column]} ${cell}`.trim();
  }
  return whole;
}
