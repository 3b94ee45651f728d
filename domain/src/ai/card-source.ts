/** Checks the source of a card: the sentence of the student's text that contains its answer. */

/** Separates parts of a quotation that need not be neighbours: the cells of a table, or the text around '…'. */
const SEAMS = /…|\.{3}|[:;|\t\n]/;

/** The share of a misquoted sentence's words that the text must have. */
const LEAST_SHARE = 0.8;

export type SourceMatch = 'quoted' | 'misquoted' | 'invented';

/**
 * Prepares to compare the sources of cards with the text that the cards were made from. The text may have 500,000
 * characters, so it is split into words once and not for each card.
 *
 * Only letters and digits count, in any case: line breaks, hyphens, Markdown and the borders of tables do not matter.
 * Parts joined by a colon, a semicolon, a pipe or '…' may be in different places, as when a table row is quoted with the
 * names of its columns.
 *
 * @returns a function that says whether the source is `quoted` from the text; `misquoted` if the text contains at least
 *   80 % of its words, for example because a spelling was corrected; otherwise `invented`
 */
export function sourceMatcher(text: string): (source: string) => SourceMatch {
  const textWords = wordsIn(text);
  const whole = textWords.join('');
  const known = new Set(textWords);
  return (source) => {
    const parts = source.split(SEAMS).map((part) => wordsIn(part).join(''));
    const filled = parts.filter(Boolean);
    if (filled.length > 0 && filled.every((part) => whole.includes(part))) return 'quoted';
    const words = wordsIn(source);
    const found = words.filter((word) => known.has(word)).length;
    return words.length > 0 && found >= words.length * LEAST_SHARE ? 'misquoted' : 'invented';
  };
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
