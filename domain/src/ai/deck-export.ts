/** Exports a deck for spreadsheets and for Anki. */
import type { Card } from './schemas.ts';

/** Without it Excel assumes an older encoding than UTF-8 and garbles ọ, ẹ and ṣ. */
const BYTE_ORDER_MARK = '\uFEFF';

type Side = Pick<Card, 'front' | 'back'>;

/** Characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A deck as CSV (RFC 4180) with a byte order mark, a header row, quoted fields and CRLF line ends.
 *
 * Against CSV injection, a cell that a spreadsheet would run as a formula gets an apostrophe in front, which marks it as
 * text. Programs other than spreadsheets show the apostrophe.
 */
export function deckToCsv(cards: readonly Side[]): string {
  const lines = cards.map(({ front, back }) => [front, back].map(csvField).join(','));
  return BYTE_ORDER_MARK + ['"Front","Back"', ...lines].map((line) => `${line}\r\n`).join('');
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A deck as a text file for Anki: one card per line, with a tab between front and back. The fields are HTML, so the
 * cards' text is escaped; line breaks become <br>, and tabs become spaces.
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
      // Anki skips lines that begin with #.
      .replace(/^#/, '&#35;')
      .replaceAll('\t', ' ')
      .replace(/\r\n|[\n\r\u2028\u2029]/g, '<br>')
  );
}
