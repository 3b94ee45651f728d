/** Splits the text of a spreadsheet, of Quizlet or of Anki into rows of fields. */
import Papa from 'papaparse';

/** What separates fields and cards. Undefined where it is found out from the text. */
export interface Separators {
  /** Between front and back. */
  field?: string;
  /** Between cards; a line break by default. */
  card?: string;
}

/** Separators of front and back, the most likely first. */
const GUESSES = ['\t', ';', ',', '|'];

/** How much of a text shows which it is. */
const GUESS_LENGTH = 20_000;

/**
 * The rows of a text, without blank ones. Fields may be quoted as in CSV; a text whose quotation marks don't match is read
 * without quoting, as Quizlet writes it.
 *
 * @param commentSign lines that begin with it are left out
 */
export function textRows(text: string, { field, card }: Separators = {}, commentSign?: string): string[][] {
  const rows = card === undefined ? parse(text, field, commentSign) : split(text, field ?? '\t', card);
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** Own separators may be of several characters, and the text between them of several lines. */
function split(text: string, field: string, card: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(card)
    .map((row) => row.split(field));
}

function parse(text: string, field: string | undefined, commentSign: string | undefined): string[][] {
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(text, {
      ...{ quoteChar, skipEmptyLines: true, delimiter: field ?? guessSeparator(text) },
      ...(commentSign !== undefined && { comments: commentSign }),
    });
  const quoted = read('"');
  // No text has this character, so nothing is read as quoted.
  const isQuoted = quoted.errors.every(({ type }) => type !== 'Quotes');
  return (isQuoted ? quoted : read('\u0000')).data;
}

/** The separator that most lines have outside of quotation marks. */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, GUESS_LENGTH)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n');
  const uses = GUESSES.map((guess) => lines.filter((line) => line.includes(guess)).length);
  return GUESSES[uses.indexOf(Math.max(...uses))] ?? '\t';
}
