import { CRAM_LIMITS } from '@akada/domain/ai/result-schemas';
import type { Passage } from '../reading/source.ts';

/**
 * Adds to each point of a cram sheet the page that it comes from, as '[p. 3]', which the app opens: that of the first
 * passage with all of its words, or else the first page with all of them. A point that would be too long stays as it is.
 */
export function citePoints(points: readonly string[], passages: readonly Passage[]): string[] {
  const onPages = passages.flatMap(({ text, page }) => (page === undefined ? [] : [{ page, text }]));
  const wholePages = [...new Set(onPages.map(({ page }) => page))].map((page) => ({
    page,
    text: onPages.flatMap((passage) => (passage.page === page ? [passage.text] : [])).join(' '),
  }));
  const known = [...onPages, ...wholePages].map(({ page, text }) => ({
    page,
    words: new Set(wordsIn(text)),
  }));
  return points.map((point) => {
    const words = wordsIn(point);
    const found = known.find((part) => words.every((word) => part.words.has(word)));
    const cited = found && `${point} [p. ${found.page}]`;
    return cited && cited.length <= CRAM_LIMITS.point ? cited : point;
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
