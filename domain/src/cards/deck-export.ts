/** Exports a deck for spreadsheets and for Anki. */

import type { CardText } from '../ai/result-schemas.ts';
import { mapFormulas } from '../text/formulas.ts';
import { mapSmallLetters } from '../text/small-letters.ts';
import type { CardSides } from './forms.ts';

/** An exported card, with plain text on both sides. */
export interface ExportedText extends CardText {
  tags?: readonly string[];
  /** The sides of a card with formatting: as HTML for Anki, and as Markdown. */
  html?: CardSides;
  markdown?: CardSides;
}

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
 * have sources or tags gets a column for them.
 *
 * Against CSV injection, a cell that a spreadsheet would run as a formula gets an apostrophe in front, which marks it as
 * text. Programs other than spreadsheets show the apostrophe.
 */
export function deckToCsv(cards: readonly ExportedText[]): string {
  const columns = [
    ['Front', ...cards.map(({ front }) => front)],
    ['Back', ...cards.map(({ back }) => back)],
    ...[
      ['Source', ...cards.map(sourceText)],
      ['Tags', ...cards.map(ankiTags)],
    ].filter(([, ...cells]) => cells.some(Boolean)),
  ];
  const rows = ['', ...cards].map((_, row) => columns.map((column) => column[row] ?? ''));
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A deck as a text file for Anki: one card per line, with a tab between front and back. The fields are HTML, so the
 * cards' text is escaped; line breaks become <br>, and tabs become spaces. The source is below the answer, and formulas
 * are in MathJax's signs. A deck whose cards have tags gets a third column.
 */
export function deckToAnkiText(cards: readonly ExportedText[]): string {
  const hasTags = cards.some((card) => ankiTags(card) !== '');
  const lines = cards.map((card) => [...ankiFields(card), ...(hasTags ? [ankiTags(card)] : [])].join('\t'));
  const header = ['#separator:tab', '#html:true', ...(hasTags ? ['#tags column:3'] : [])];
  return [...header, ...lines].map((line) => `${line}\n`).join('');
}

/** Front and back of a card as HTML for Anki, with the source below the answer. */
export function ankiFields(card: ExportedText): [front: string, back: string] {
  const source = sourceText(card);
  const below = source === '' ? '' : `<br><br><small>${ankiHtml(source)}</small>`;
  const { front, back } = card.html ?? {
    front: ankiHtml(card.front.trim()),
    back: ankiHtml(card.back.trim()),
  };
  // Anki skips lines that begin with #.
  return [front.replace(/^#/, '&#35;'), `${back}${below}`];
}

/** The tags of a card in one text, as Anki separates them. */
export function ankiTags({ tags = [] }: ExportedText): string {
  return tags.map((tag) => tag.replace(/\s+/g, '_')).join(' ');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A formula in the form that Anki renders. */
function ankiFormula(formula: string): string {
  return formula.startsWith('$$') ? `\\[${formula.slice(2, -2)}\\]` : `\\(${formula.slice(1, -1)}\\)`;
}

/** A plain text as HTML for Anki, with its formulas in MathJax's signs, and small letters as sub- and superscripts. */
export function ankiHtml(text: string): string {
  return mapFormulas(text, {
    formula: (formula) => escapeHtml(ankiFormula(formula)),
    other: (part) =>
      mapSmallLetters(escapeHtml(part), (letters, position) => `<${position}>${letters}</${position}>`),
  })
    .replaceAll('\t', ' ')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '<br>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
