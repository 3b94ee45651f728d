/** A deck as files that other programs take. */
import type { Card } from './schemas.ts';

/** Without it Excel takes UTF-8 for an older encoding and garbles ọ, ẹ and ṣ. */
const BYTE_ORDER_MARK = '\uFEFF';

type Side = Pick<Card, 'front' | 'back'>;

/** What a spreadsheet takes for a formula, when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * CSV (RFC 4180), a byte order mark before it: a head, every field in quotation marks, lines that end in CRLF. A spreadsheet would calculate a text
 * that begins with = + - @, a tab or a carriage return, and could so be made to call a program or a page: such a text
 * gets an apostrophe before it, which spreadsheets take for the sign of a text. Other programs show the apostrophe.
 */
export function deckToCsv(cards: readonly Side[]): string {
  const lines = cards.map(({ front, back }) => [front, back].map(csvField).join(','));
  return BYTE_ORDER_MARK + ['"Front","Back"', ...lines].map((line) => `${line}\r\n`).join('');
}

function csvField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Text as Anki imports it: a line a card, front and back with a tab between them, as HTML. Its own signs are escaped,
 * so that what a card says is shown and not run; line breaks are <br>, tabs blanks.
 */
export function deckToAnkiText(cards: readonly Side[]): string {
  const lines = cards.map(({ front, back }) => `${ankiField(front)}\t${ankiField(back)}`);
  return ['#separator:tab', '#html:true', ...lines].map((line) => `${line}\n`).join('');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function ankiField(text: string): string {
  return (
    text
      .trim()
      .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
      // Anki leaves out a line that begins with #.
      .replace(/^#/, '&#35;')
      .replaceAll('\t', ' ')
      .replace(/\r\n|[\n\r\u2028\u2029]/g, '<br>')
  );
}
