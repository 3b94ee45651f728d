/** Reads table rows in the formats of Markdown, spreadsheets and PDFs. */

/** 'a)' or '12.' before an item, or in a column of its own. */
export const MARK = /^(?:[-*•]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])(?:\s+|$)/;

/** Between cells; not in 'P(A|B)'. */
const BAR = /\|(?![^()|]*\))/;

/** The cells of a row, separated by tabs or pipes; null if a line isn't a row. */
export function cellsIn(line: string): string[] | null {
  // 'ii.    Mitochondrion: …' is an item whose mark has a column of its own.
  const marked = line.replace(MARK, '');
  if (marked !== line && !/[|\t]| {3,}/.test(marked)) return null;
  const parts = BAR.test(line) ? line.replace(/^\||\|$/g, '').split(BAR) : line.split(/\t+| {3,}/);
  const cells = parts.map((cell) => cell.trim());
  return cells.length >= 2 && cells.filter((cell) => cell !== '').length >= 2 ? cells : null;
}

/** A cell of more words says something, so it names no column. */
const MOST_WORDS = 6;
/** '5,000' or 'Sales 5,000', but not '2019'. */
const AMOUNT = /(?:^|\s)(?!(?:1[5-9]|20)\d\d$)[₦$£]?\d[\d,]{2,}(?:\.\d+)?$/u;
const WITH_AMOUNT = new RegExp(`\\p{L}.*${AMOUNT.source}`, 'u');

/**
 * Whether the first row of a table names its columns.
 *
 * @param below the line below it
 */
export function isHeader(cells: readonly string[], below: string): boolean {
  if (/^[\s|:-]+$/.test(below)) return true;
  const isName = (cell: string) =>
    !AMOUNT.test(cell) && !/[.;,]$/.test(cell) && cell.split(' ').length <= MOST_WORDS;
  return cells.slice(1).every(isName);
}

/** Whether a row only has figures, which mean little without the rest of the table. */
export function isOnlyFigures(row: string): boolean {
  return row.split('; ').every((cell) => isFigure(cell.slice(cell.lastIndexOf(': ') + 2)));
}

function isFigure(cell: string): boolean {
  return /^[^\p{L}]*$/u.test(cell);
}

/**
 * Writes a row as words, using the header of its table: 'Litmus: in acid: red; in alkali: blue'. A symbol gets the name of
 * its column.
 *
 * @returns null for the line below a header, a row with only a name, and the two sides of an account
 */
export function rowText(cells: readonly string[], header: readonly string[]): string | null {
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) return null;
  const [name = '', ...rest] = cells;
  // The two sides of an account are beside each other, but say nothing of each other.
  if (WITH_AMOUNT.test(name) && rest.every((cell) => cell === '' || WITH_AMOUNT.test(cell))) return null;
  const values = rest.flatMap((cell, index) => {
    const column = header[index + 1];
    return cell === '' ? [] : [column && (rest.length > 1 || isFigure(cell)) ? `${column}: ${cell}` : cell];
  });
  return name !== '' && values.length > 0 ? `${fullName(name, header[0] ?? '')}: ${values.join('; ')}` : null;
}

/** 'B1' below 'Vitamin' is vitamin B1, and '33' below 'Section' is section 33. */
function fullName(name: string, column: string): string {
  const isSymbol =
    /^(?:\p{Lu}\d{0,2}|\d{1,3}[A-Z]?)$/u.test(name) &&
    /^\p{Lu}\p{Ll}{2,11}$/u.test(column) &&
    !/^(?:No|Number|Serial)$/.test(column);
  return isSymbol ? `${column} ${name}` : name;
}
