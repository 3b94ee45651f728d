import { readSource } from '../src/reading/read-source.ts';
import type { ToolReport } from './bars.ts';
import { type Row, rowsIn } from './faults/layout.ts';
import { folded, type GoldenText } from './read-golden.ts';

/** The rows of a table that the engine doesn't read with every cell under its header. */
export function misreadRows(rows: readonly Row[], read: readonly string[]): Row[] {
  const all = read.map(folded);
  return rows.filter(
    ({ name, column, cells }) =>
      !all.some(
        (text) =>
          // 'Year 1' for the 1 in the column of the years.
          (text.startsWith(folded(name)) || text.startsWith(folded(`${column} ${name}`))) &&
          // A table with one column of values needs no header in the row.
          cells.every(({ header, value }) =>
            text.includes(folded(cells.length === 1 || value === '' ? value : `${header}: ${value}`)),
          ),
      ),
  );
}

/** Checks that every number of a table is in place: every tool works on the rows as they are read. */
export function evaluateTables(texts: readonly GoldenText[]): ToolReport {
  const results = texts.flatMap((golden) => {
    const rows = rowsIn(golden.text);
    if (rows.length === 0) return [];
    const { passages } = readSource([{ text: golden.text }]);
    const read = passages.filter(({ kind }) => kind === 'row').map(({ text }) => text);
    return [{ name: golden.name, rows, misread: misreadRows(rows, read) }];
  });
  return {
    tool: 'Tables',
    rows: results.map(({ name, rows, misread }) => ({
      text: name,
      rows: rows.length,
      'in place': rows.length - misread.length,
      failures: misread.length,
    })),
    failures: results.flatMap(({ name, misread }) =>
      misread.map((row) => `${name}: the row ${row.name} is out of place`),
    ),
    details: [],
  };
}
