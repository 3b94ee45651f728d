/** Helpers shared by all answers. */
import { findTerm, type GlossaryTerm } from '@akada/engine/glossary/glossary';
import { readSource } from '@akada/engine/reading/read-source';
import type { Source } from '@akada/engine/reading/source';
import type { Asked } from '../request.ts';

/** The last line of every Markdown answer. For structured results, a badge on the screen says the same. */
export const SIGNATURE =
  '*From the local study engine: made on this computer from your own text, with no AI model.*';

/** The paragraphs of an answer, followed by the signature. */
export function signed(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n\n${SIGNATURE}`;
}

/** No answer: the model returns nothing, and the use is refunded. */
export const NOTHING = '';

/** The glossary term that the student named instead of giving notes; undefined if there are notes. */
export function topicIn({ text, pages }: Asked): GlossaryTerm | undefined {
  return pages.length === 0 ? findTerm(text) : undefined;
}

/** The student's text, or the pages of the PDF. */
export function sourceOf({ text, pages }: Asked): Source {
  return readSource(pages.length > 0 ? pages : [{ text }]);
}

/** A sentence followed by its page number. */
export function cited({ text, page }: { text: string; page?: number | undefined }): string {
  return page === undefined ? text : `${text} [p. ${page}]`;
}

/** A numeric option, limited to the range from min to max. */
export function numberOption(asked: Asked, name: string, fallback: number, min: number, max: number): number {
  const value = Number.parseFloat(asked.options.get(name) ?? '');
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : fallback));
}
