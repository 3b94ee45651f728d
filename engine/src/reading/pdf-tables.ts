/** Joins the lines of a table's row whose cells were wrapped. */
import type { Segment } from './pdf-lines.ts';

/** The segments of a row, where a new one begins at each of these places too; none for an item of a list. */
type ReadRow = (row: number, starts: readonly number[]) => Segment[];

/** Points by which the cells of a column may differ. */
const ALIGNED = 2;
/** In shares of the letters' size: between the lines of a cell, between rows, and between the cells of a row. */
const LEADING = 1.6;
const MOST_APART = 4;
const PADDING = 0.6;
/** Letters differ in width. */
const SLACK = 1.1;

/**
 * @param rows the segments of each row from the top of a page to its bottom
 * @returns the rows, in which each row of a table is one
 */
export function joinWrappedCells(rows: readonly Segment[][], read: ReadRow): Segment[][] {
  const right = Math.max(0, ...rows.flat().map((segment) => segment.right));
  const joined: Segment[][] = [];
  for (let at = 0; at < rows.length; ) {
    const table = tableAt(rows, at, read);
    joined.push(...(table.length > 1 ? rowsOf(table, right) : [rows[at] ?? []]));
    at += Math.max(1, table.length);
  }
  return joined;
}

/** The lines of a table from a row on: all begin at the cells of the first. */
function tableAt(rows: readonly Segment[][], at: number, read: ReadRow): Segment[][] {
  const starts = rows[at]?.map(({ x }) => x) ?? [];
  const first = starts.length < 2 ? [] : read(at, starts);
  if (first.length < 2) return [];
  const lines = [first];
  for (let next = at + 1; next < rows.length; next += 1) {
    const cells = read(next, starts);
    const [before, cell] = [lines.at(-1)?.[0], cells[0]];
    const isNear = before && cell && cell.y - before.y <= cell.height * MOST_APART;
    if (!isNear || !cells.every(({ x }) => columnOf(x, starts) !== -1)) break;
    lines.push(cells);
  }
  return lines.some((cells, index) => index > 0 && cells.length > 1) ? lines : [];
}

function rowsOf(lines: readonly Segment[][], right: number): Segment[][] {
  const starts = lines[0]?.map(({ x }) => x) ?? [];
  const rows: Segment[][] = [];
  // The last column is about as wide as the others, or as its widest line.
  const others = starts.slice(1).map((start, column) => start - (starts[column] ?? 0));
  const widest = Math.max(
    (starts.at(-1) ?? 0) + Math.min(...others),
    ...lines.flatMap((cells) => cells.map((cell) => cell.right)),
  );
  let before: readonly Segment[] = [];
  for (const cells of lines) {
    const row = rows.at(-1);
    const isFirst = columnOf(cells[0]?.x ?? 0, starts) === 0;
    const isFull = (cell: Segment) => continues(cell, before, starts, isFirst ? right : widest);
    // Without its first cell, a line is hardly a row of its own.
    const isMore = isFirst ? cells.every(isFull) : cells.some(isFull);
    if (row && isMore && cells.every((cell) => isBelow(cell, row, starts)))
      for (const cell of cells) append(row, cell, starts);
    else rows.push(cells.map((cell) => ({ ...cell })));
    before = cells;
  }
  return rows;
}

/**
 * Whether a line continues the cell above it: the next word didn't fit there.
 *
 * @param right where the last column ends
 */
function continues(
  cell: Segment,
  before: readonly Segment[],
  starts: readonly number[],
  right: number,
): boolean {
  const column = columnOf(cell.x, starts);
  const above = aboveOf(cell, before, starts);
  if (!above || cell.y - above.y > cell.height * LEADING) return false;
  const [word = ''] = cell.text.split(' ');
  const letter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const end = (starts[column + 1] ?? right) - cell.height * PADDING;
  return above.right + letter * (word.length + 1) * SLACK > end;
}

/** Whether a cell is the next line of its column in a row. */
function isBelow(cell: Segment, row: readonly Segment[], starts: readonly number[]): boolean {
  const isNear = row.every(({ bottom }) => cell.y - bottom <= cell.height * LEADING);
  return isNear && aboveOf(cell, row, starts) !== undefined;
}

function append(row: Segment[], cell: Segment, starts: readonly number[]): void {
  const above = aboveOf(cell, row, starts);
  if (above)
    Object.assign(above, { text: `${above.text} ${cell.text}`, right: Math.max(above.right, cell.right) });
  // The next line is below the last one of the row.
  for (const one of row) one.bottom = cell.y;
}

/** The cell of a line above that is in the same column; undefined without one. */
function aboveOf(cell: Segment, line: readonly Segment[], starts: readonly number[]): Segment | undefined {
  const column = columnOf(cell.x, starts);
  return line.find(({ x }) => columnOf(x, starts) === column);
}

function columnOf(x: number, starts: readonly number[]): number {
  return starts.findIndex((start) => Math.abs(start - x) <= ALIGNED);
}

/** Whether a piece of text begins a cell: it is at the start of a column, and more than a space from the text before it. */
export function beginsCell(x: number, gap: number, height: number, starts: readonly number[]): boolean {
  return gap > height * PADDING && columnOf(x, starts) > 0;
}
