/** How a student's text is given to the model: as data between two lines that it cannot write itself. */
import type { ModelPart, Pdf } from './tool.ts';

/** The lines around a student's text. */
export const QUOTE_MARKERS = { opens: '<<<STUDENT TEXT', closes: 'STUDENT TEXT>>>' } as const;

/** What stands where a student wrote one of those lines. It is no blank, so what is around it makes no new one. */
const TAKEN_OUT = '…';

/** Blanks and characters that nobody sees: between the letters of a line they would hide it from us alone. */
const GAP = '[\\p{Z}\\p{Cc}\\p{Cf}]*';
const spaced = (characters: readonly string[]) => characters.join(GAP);
const WORDS = spaced([...'STUDENTTEXT']);
/** Also as they look alike in full width. */
const LESS = Array<string>(3).fill('[<＜﹤]');
const MORE = Array<string>(3).fill('[>＞﹥]');
const MARKERS = new RegExp(`${spaced([...LESS, WORDS])}|${spaced([WORDS, ...MORE])}`, 'giu');

/** A student's text between the lines that say that it is one. */
export function quoteStudentText(text: string): string {
  return `${QUOTE_MARKERS.opens}\n${text.replace(MARKERS, TAKEN_OUT)}\n${QUOTE_MARKERS.closes}`;
}

/** The parts of a student's turn: the PDF where there is one, then the text where there is one. */
export function toStudentParts(text: string, pdf?: Pdf): ModelPart[] {
  const said = text.trim() === '' ? [] : [{ text: quoteStudentText(text) }];
  return pdf ? [{ pdf }, ...said] : said;
}
