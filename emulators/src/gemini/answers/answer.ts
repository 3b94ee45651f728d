/** Helpers shared by all answers. */

/** The last line of every Markdown answer. For structured results, a badge on the screen says the same. */
export const SIGNATURE =
  '*From the local study engine: made on this computer from your own text, with no AI model.*';

/** The paragraphs of an answer, followed by the signature. */
export function signed(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n\n${SIGNATURE}`;
}
