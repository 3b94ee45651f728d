/** Passes a student's text to the model as data, between two lines that the text itself cannot contain. */
import type { ModelPart, Source } from './tool.ts';

/** The lines around a student's text. */
export const QUOTE_MARKERS = { opens: '<<<STUDENT TEXT', closes: 'STUDENT TEXT>>>' } as const;

/** Replaces a marker in the student's text. It is not a space, so the text around it cannot form a new marker. */
const REPLACEMENT = '…';

/** Spaces and invisible characters: between the letters of a marker they would hide it from us but not the model. */
const GAP = '[\\p{Z}\\p{Cc}\\p{Cf}]*';
const spaced = (characters: readonly string[]) => characters.join(GAP);
const WORDS = spaced([...'STUDENTTEXT']);
/** Including the full-width lookalikes. */
const LESS = Array<string>(3).fill('[<＜﹤]');
const MORE = Array<string>(3).fill('[>＞﹥]');
const MARKERS = new RegExp(`${spaced([...LESS, WORDS])}|${spaced([WORDS, ...MORE])}`, 'giu');

/** Puts a student's text between the markers. */
export function quoteStudentText(text: string): string {
  return `${QUOTE_MARKERS.opens}\n${text.replace(MARKERS, REPLACEMENT)}\n${QUOTE_MARKERS.closes}`;
}

/** The parts of a student's turn: the file or note, if any, then the text, unless it is blank. */
export function toStudentParts(text: string, source?: Source): ModelPart[] {
  const textParts = text.trim() === '' ? [] : [{ text: quoteStudentText(text) }];
  if (!source) return textParts;
  const file = source.kind === 'pdf' ? { pdf: source.pdf } : { text: quoteStudentText(source.text) };
  return [file, ...textParts];
}
