/** Reads what Anki exports as text: rows, and above them lines such as '#separator:tab' and '#deck column:3'. */
import { textRows } from './text-rows.ts';

/** A text of Anki. Columns that are no field of a note are left out of its rows. */
export interface AnkiText {
  isHtml: boolean;
  rows: { deck: string | null; fields: string[]; tags: string }[];
}

const NAMED_SEPARATORS: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', space: ' ', pipe: '|', colon: ':' },
};

/** Columns that say something about a note. */
const META_COLUMNS = ['guid', 'notetype', 'deck', 'tags'];

const HEADER_LINE = /^#([a-z ]+):(.*)$/i;

/** Whether a text begins as Anki's exports do. */
export function isAnkiText(text: string): boolean {
  return /^#(separator|html|tags|columns|notetype|deck|guid|if matches)( column)?:/i.test(text);
}

export function readAnkiText(text: string): AnkiText {
  const header = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => {
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) return true;
    header.set(name.toLowerCase(), value);
    return false;
  });
  const body = first < 0 ? '' : lines.slice(first).join('\n');
  const separator = header.get('separator');
  const field =
    separator === undefined ? undefined : (NAMED_SEPARATORS[separator.toLowerCase()] ?? separator);
  // Columns count from 1.
  const columnOf = (name: string) => Number(header.get(`${name} column`) ?? 0) - 1;
  const metaColumns = new Set(META_COLUMNS.map(columnOf));
  const rows = textRows(body, field ? { field } : {}, '#').map((row) => ({
    deck: row[columnOf('deck')]?.trim() || header.get('deck')?.trim() || null,
    fields: row.filter((_, column) => !metaColumns.has(column)),
    tags: `${header.get('tags') ?? ''} ${row[columnOf('tags')] ?? ''}`,
  }));
  return { isHtml: isHtml(header.get('html'), body), rows };
}

/** Exports of older versions don't say whether they are HTML. */
function isHtml(setting: string | undefined, body: string): boolean {
  if (setting !== undefined) return setting.trim().toLowerCase() === 'true';
  return /<\/?(?:b|br|div|i|img|li|p|span|sub|sup|u|ul)\b[^>]*>|&(?:nbsp|lt|gt|amp|quot);/i.test(body);
}
