/** Exports a deck for spreadsheets and for Anki. */

import type { CardText } from '../ai/result-schemas.ts';
import { mapFormulas } from '../text/formulas.ts';

/** Without it Excel assumes an older encoding than UTF-8 and garbles ọ, ẹ and ṣ. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The source of a card and its page: 'Osmosis moves water. (p. 3)'; empty for a card without either. */
export function sourceText({ source, page }: CardText): string {
  if (page === undefined) return source ?? '';
  return source === undefined ? `p. ${page}` : `${source} (p. ${page})`;
}

/** Characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A deck as CSV (RFC 4180) with a byte order mark, a header row, quoted fields and CRLF line ends. A deck whose cards
 * have sources gets a third column.
 *
 * Against CSV injection, a cell that a spreadsheet would run as a formula gets an apostrophe in front, which marks it as
 * text. Programs other than spreadsheets show the apostrophe.
 */
export function deckToCsv(cards: readonly CardText[]): string {
  const sources = cards.map(sourceText);
  const hasSources = sources.some(Boolean);
  const rows = cards.map(({ front, back }, index) => [
    ...[front, back],
    ...(hasSources ? [sources[index] ?? ''] : []),
  ]);
  return (
    BYTE_ORDER_MARK +
    [['Front', 'Back', ...(hasSources ? ['Source'] : [])], ...rows]
      .map((row) => `${row.map(csvField).join(',')}\r\n`)
      .join('')
  );
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A deck as a text file for Anki: one card per line, with a tab between front and back. The fields are HTML, so the
 * cards' text is escaped; line breaks become <br>, and tabs become spaces. The source is below the answer, and formulas
 * are in MathJax's signs.
 */
export function deckToAnkiText(cards: readonly CardText[]): string {
  const lines = cards.map((card) => ankiFields(card).join('\t'));
  return ['#separator:tab', '#html:true', ...lines].map((line) => `${line}\n`).join('');
}

/** Front and back of a card as HTML for Anki, with the source below the answer. */
export function ankiFields(card: CardText): [front: string, back: string] {
  const source = sourceText(card);
  const below = source === '' ? '' : `<br><br><small>${ankiField(source)}</small>`;
  return [ankiField(card.front), `${ankiField(card.back)}${below}`];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A formula in the form that Anki renders. */
function ankiFormula(formula: string): string {
  return formula.startsWith('$$') ? `\\[${formula.slice(2, -2)}\\]` : `\\(${formula.slice(1, -1)}\\)`;
}

function ankiField(text: string): string {
  return (
    mapFormulas(text.trim(), { formula: ankiFormula, other: (part) => part })
      .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
      // Anki skips lines that begin with #.
      .replace(/^#/, '&#35;')
      .replaceAll('\t', ' ')
      .replace(/\r\n|[\n\r\u2028\u2029]/g, '<br>')
  );
}
