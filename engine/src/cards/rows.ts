/** Cards from table rows. */
import type { Passage } from '../reading/source.ts';
import { isOnlyFigures } from '../reading/tables.ts';
import type { EngineCard } from './card.ts';
import { saysNoTopic, withoutNumber } from './wording.ts';

const ROW = /^([^:]{1,60}): ([^:;]{2,60}): (\S.*?); ([^:;]{2,60}): (\S.*)$/u;

/** Asks for what a table says about the first cell of a row, column by column. */
export function rowCard(passage: Passage, heading: string | null): EngineCard | null {
  if (passage.kind !== 'row') return null;
  const [, name = '', firstColumn = '', firstValue = '', secondColumn = '', rest = ''] =
    ROW.exec(passage.text) ?? [];
  // Which table of the week is meant?
  if (
    name === '' ||
    // An operator needs its name: '=='.
    !/[\p{L}\p{N}]/u.test(name) ||
    // The number of a row names nothing.
    /^\d{1,2}[.)]?$/.test(name) ||
    (heading !== null && /^(?:week|slide|lecture|lesson)\b/i.test(heading)) ||
    isOnlyFigures(passage.text)
  )
    return null;
  const columns = [
    firstColumn,
    secondColumn,
    ...[...rest.matchAll(/; ([^:;]{2,60}): /g)].map(([, column = '']) => column),
  ];
  // The first row on the next page is no header.
  if (columns.some((column) => /\p{Ll}{3}\.$/u.test(column))) return null;
  const values = `${firstColumn}: ${firstValue}; ${secondColumn}: ${rest}`;
  return {
    kind: 'list',
    front: `${heading && !saysNoTopic(heading) && !isColumn(heading, columns) ? `${withoutNumber(heading)}. ` : ''}Complete the row “${name}”: ${columns.map(inside).join(', ').replace(/\.$/, '')}.`,
    back: `${values.replace(/\.(?=; [^:;]{2,60}: |$)/g, '')}.`,
    passage,
    weight: 0.7,
  };
}

/** Lowercases 'Where it matures' for use inside a sentence; 'RNA' and 'pH' are unchanged. */
function inside(column: string): string {
  return column.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

/** Whether a heading names a column, so that the table isn't only about it: 'Oligopoly' above a table of all markets. */
function isColumn(heading: string, columns: readonly string[]): boolean {
  const name = withoutNumber(heading).toLowerCase();
  return columns.some((column) => column.toLowerCase() === name);
}
