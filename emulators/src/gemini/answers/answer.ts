/** What all answers have in common. */
import { readSource } from '@akada/engine/reading/read-source';
import type { Source } from '@akada/engine/reading/source';
import { termsIn } from '../knowledge/glossary.ts';
import { type Note, notesOf } from '../reading/notes.ts';
import type { Asked } from '../request.ts';

/** Ends every answer in Markdown; the screen's badge says the same of things. */
export const SIGNATURE =
  '*From the local study engine: worked out on this computer from your own text, with no AI model.*';

/** The lines of an answer and who gives it. */
export function signed(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n\n${SIGNATURE}`;
}

/** The student's text and PDF as notes; a PDF's know their pages. */
export function notesIn({ text, pages }: Asked): Note[] {
  return pages.length > 0 ? pageNotes(pages) : notesOf(text);
}

/** What the student has given so far: files, this text and, of a chat, the earlier ones. */
export function allNotesIn(asked: Asked): Note[] {
  const said = asked.earlier.filter(({ role }) => role === 'student').map(({ text }) => text);
  return [...pageNotes(asked.pages), ...[...said, asked.text].flatMap((text) => notesOf(text))];
}

function pageNotes(pages: Asked['pages']): Note[] {
  return pages.flatMap(({ number, text }) => notesOf(text, number));
}

/** A text without an answer: the model says nothing, and the use is returned. */
export const NOTHING = '';

/** A longer text is notes. */
const TOPIC_WORDS = 12;

/** Whether the student named a topic that the glossary has, instead of giving notes. */
export function isTopic({ text, pages }: Asked): boolean {
  const isSentence = /[.!]\s*$/.test(text);
  return (
    !isSentence &&
    pages.length === 0 &&
    text.trim().split(/\s+/).length <= TOPIC_WORDS &&
    termsIn(text).length > 0
  );
}

/** The student's text, or the pages of the PDF. */
export function sourceOf({ text, pages }: Asked): Source {
  return readSource(pages.length > 0 ? pages : [{ text }]);
}

/** A sentence with the page that it stands on. */
export function cited({ text, page }: { text: string; page?: number | undefined }): string {
  return page === undefined ? text : `${text} [p. ${page}]`;
}

/** A choice that is a number, kept between two bounds. */
export function numberOption(asked: Asked, name: string, fallback: number, min: number, max: number): number {
  const value = Number.parseFloat(asked.options.get(name) ?? '');
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : fallback));
}
