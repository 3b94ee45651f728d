/** The cards of a text: of Anki, of Quizlet, of a spreadsheet, or pasted. */
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { clozeAnswers, clozeNumbers, clozeQuestion } from '../anki/cloze.ts';
import { ImportError, type ImportPlan } from '../import-plan.ts';
import { MARKS } from '../marked-text.ts';
import { plainToText } from '../plain-to-text.ts';
import { PlanBuilder } from '../plan-builder.ts';
import { readHtml } from '../read-html.ts';
import { isAnkiText, readAnkiText } from './anki-text.ts';
import { type Separators, textRows } from './text-rows.ts';

/** What the first row of a table of cards says instead of a card. */
const HEADERS = new Set(
  [
    'front',
    'back',
    'question',
    'answer',
    'term',
    'definition',
    'word',
    'meaning',
    'prompt',
    'response',
  ].concat(['source', 'tags', 'notes', 'hint', 'extra']),
);

/** What spreadsheets show of a text that would be a formula: see `deckToCsv`. */
const MARKED_AS_TEXT = /^'(?=[=+\-@\t\r])/;

/**
 * What an import of the text would make. The first field of a row is the front, and all others are the back. A row with
 * cloze deletions becomes a card for each of their numbers.
 *
 * @param title of the deck of rows that name none
 * @throws ImportError without any card, or with too many
 */
export function planOfText(text: string, title: string, separators: Separators = {}): ImportPlan {
  const anki = isAnkiText(text) ? readAnkiText(text) : null;
  const rows = anki ? anki.rows : tableRows(text, separators);
  if (rows.length > IMPORT_LIMITS.notes) throw new ImportError(IMPORT_MESSAGES.tooManyNotes);
  const builder = new PlanBuilder();
  const toText = (field: string) =>
    anki?.isHtml ? readHtml(field, builder.media) : plainToText(field.replace(MARKS, ''), builder.media);
  rows.forEach(({ deck, fields, tags }, index) => {
    for (const [front, back] of sidesOf(fields)) {
      builder.add(deck ?? title, index + 1, {
        ...{ front: toText(front), back: back.map(toText).filter(Boolean).join('\n\n') },
        ...{ memory: null, isSuspended: false, tags },
      });
    }
  });
  return builder.plan();
}

function tableRows(text: string, separators: Separators): { deck: null; fields: string[]; tags: string }[] {
  const rows = textRows(text, separators);
  const names = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const hasHeader = names.length > 1 && names.every((name) => HEADERS.has(name));
  const tagColumn = hasHeader ? names.indexOf('tags') : -1;
  return (hasHeader ? rows.slice(1) : rows).map((row) => {
    const cells = row.map((cell) => cell.replace(MARKED_AS_TEXT, ''));
    // Spreadsheets of other programs separate tags with commas or semicolons.
    const tags = (cells[tagColumn] ?? '').replace(/[,;]/g, ' ');
    return { deck: null, fields: cells.filter((_, column) => column !== tagColumn), tags };
  });
}

/** The fronts and backs of a row's cards. */
function sidesOf([front = '', ...rest]: readonly string[]): [string, string[]][] {
  const numbers = clozeNumbers(front);
  if (numbers.length === 0) return [[front, rest]];
  return numbers.map((number) => [
    clozeQuestion(front, number),
    [clozeAnswers(front, number).join(', '), ...rest],
  ]);
}
