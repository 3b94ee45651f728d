/** What all answers have in common. */
import { findTerm, type GlossaryTerm } from '@akada/engine/glossary/glossary';
import { readSource } from '@akada/engine/reading/read-source';
import type { Source } from '@akada/engine/reading/source';
import type { Asked } from '../request.ts';

/** Ends every answer in Markdown; the screen's badge says the same of things. */
export const SIGNATURE =
  '*From the local study engine: worked out on this computer from your own text, with no AI model.*';

/** The lines of an answer and who gives it. */
export function signed(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n\n${SIGNATURE}`;
}

/** A text without an answer: the model says nothing, and the use is returned. */
export const NOTHING = '';

/** The term of the glossary that the student named instead of giving notes; undefined for notes. */
export function topicIn({ text, pages }: Asked): GlossaryTerm | undefined {
  return pages.length === 0 ? findTerm(text) : undefined;
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
