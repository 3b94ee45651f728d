/** The parts of a golden text, found without the engine, so that a fault in its reader shows. */

/** Lines that are certainly headings: Markdown, underlined, all bold or in capitals, or a number above a paragraph. */
export function headingsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const marked =
      /^#{1,6}\s+(.+)$/.exec(line)?.[1] ??
      /^(\*\*?|__)(?!\*)(.+)\1$/.exec(line)?.[2] ??
      /^(?:\d{1,2}(?:\.\d{1,2})?\.?|[IVX]{1,4}\.)\s+([^.!?:;|：。]{3,60})$/.exec(line)?.[1];
    const isNumbered = /^\d/.test(line);
    const next = lines[index + 1] ?? '';
    if (marked && (!isNumbered || (next !== '' && !/^\d/.test(next)))) return [marked];
    if (/^[=-]{3,}$/.test(next) && line !== '' && !line.startsWith('|')) return [line];
    // The second half of 'RIVERS AND THEIR LAND-' isn't a heading of its own.
    if (lines[index - 1]?.endsWith('-')) return [];
    return /\p{Lu}{4}/u.test(line) && !/[\p{Ll}\p{Lo}]/u.test(line) && !line.includes('|') ? [line] : [];
  });
}

/** The text without its headings. */
export function bodyOf(text: string): string {
  const headings = new Set(headingsIn(text));
  return text
    .split('\n')
    .filter((line) => ![...headings].some((heading) => line.trim().endsWith(heading) && line.length < 120))
    .join('\n');
}

/** The list items of a text, without their bullets. */
export function itemsIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*•]|\d{1,2}[.)]|\([a-z]\))\s+(.+)$/.exec(line)?.[1] ?? []);
}

export interface Row {
  name: string;
  /** The header above the names. */
  column: string;
  cells: readonly { header: string; value: string }[];
}

/** The rows of the tables of a text, with cells separated by pipes or tabs. */
export function rowsIn(text: string): Row[] {
  let headers: readonly string[] | null = null;
  return text.split('\n').flatMap((line): Row[] => {
    const cells = cellsOf(line);
    if (cells === null) headers = null;
    if (cells === null || cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
    if (headers === null) {
      headers = cells;
      return [];
    }
    const [name = '', ...values] = cells;
    const known: readonly string[] = headers;
    const column = known[0] ?? '';
    return [
      { name, column, cells: values.map((value, place) => ({ header: known[place + 1] ?? '', value })) },
    ];
  });
}

function cellsOf(line: string): string[] | null {
  if (/^\s*\|.*\|\s*$/.test(line))
    return line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  return line.includes('\t') ? line.split('\t').map((cell) => cell.trim()) : null;
}
