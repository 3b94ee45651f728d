/** Rows of tables, as Markdown, spreadsheets and PDFs give them. */

/** The cells of a row that tabs or pipes separate; null for a line that is none. */
export function cellsIn(line: string): string[] | null {
  const parts = line.includes('|') ? line.replace(/^\||\|$/g, '').split('|') : line.split(/\t+| {3,}/);
  const cells = parts.map((cell) => cell.trim());
  return cells.length >= 2 && cells.filter((cell) => cell !== '').length >= 2 ? cells : null;
}

/** Whether a row says nothing but figures, which mean little without the rest of its table. */
export function isOnlyFigures(row: string): boolean {
  return row.split('; ').every((cell) => /^[^\p{L}]*$/u.test(cell.slice(cell.lastIndexOf(': ') + 2)));
}

/**
 * A row as words, under the header of its table: 'Litmus: in acid: red; in alkali: blue'.
 *
 * @returns null for the line below a header, and for one that has a name and nothing else
 */
export function rowText(cells: readonly string[], header: readonly string[]): string | null {
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) return null;
  const [name = '', ...rest] = cells;
  const values = rest.flatMap((cell, index) => {
    const column = header[index + 1];
    return cell === '' ? [] : [rest.length > 1 && column ? `${column}: ${cell}` : cell];
  });
  return name !== '' && values.length > 0 ? `${name}: ${values.join('; ')}` : null;
}
