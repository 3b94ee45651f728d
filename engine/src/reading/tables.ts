/** Reads table rows in the formats of Markdown, spreadsheets and PDFs. */

/** Before an item. */
const MARK = /^(?:[-*•]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+/;

/** The cells of a row, separated by tabs or pipes; null if a line isn't a row. */
export function cellsIn(line: string): string[] | null {
  // 'ii.    Mitochondrion: …' is an item whose mark has a column of its own.
  const marked = line.replace(MARK, '');
  if (marked !== line && !/[|\t]| {3,}/.test(marked)) return null;
  const parts = line.includes('|') ? line.replace(/^\||\|$/g, '').split('|') : line.split(/\t+| {3,}/);
  const cells = parts.map((cell) => cell.trim());
  return cells.length >= 2 && cells.filter((cell) => cell !== '').length >= 2 ? cells : null;
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
 * @returns null for the line below a header, and for a row with only a name
 */
export function rowText(cells: readonly string[], header: readonly string[]): string | null {
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) return null;
  const [name = '', ...rest] = cells;
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
