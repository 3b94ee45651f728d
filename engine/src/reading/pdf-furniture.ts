/** Finds the lines of PDF pages that aren't part of the text: running headers and footers, and page numbers. */
import type { PdfLine, PdfPageLines } from './pdf-lines.ts';

/** The share of a page's height, at its top and at its bottom, in which running lines are. */
const MARGIN = 0.13;
/** A page has at most this many running lines at its top, and as many at its bottom. */
const MOST_LINES = 2;
/** A running line is on this many pages, or on both pages of two. */
const LEAST_PAGES = 3;
/** Smaller letters than this share of the text's are a footer; a footnote may be, but not in the margin. */
const SMALL = 0.85;
const LONGEST = 100;
/** A line with more numbers than that of the page and of all pages is text. */
const MOST_NUMBERS = 2;

const PAGE_NUMBER =
  /^(?:page\s*)?[-–—|[(]?\s*(?:\d{1,4}|[ivxlc]{1,6})\s*[-–—|\])]?(?:\s*(?:of|\/)\s*\d{1,4})?$/i;

/**
 * @param bodyHeight the size of most letters of a document
 * @returns the lines of the pages to leave out
 */
export function findFurniture(pages: readonly PdfPageLines[], bodyHeight: number): ReadonlySet<PdfLine> {
  const inMargins = pages.flatMap(({ height, lines }) => {
    const ordered = [...lines].sort((a, b) => a.y - b.y);
    return [
      ...ordered.slice(0, MOST_LINES).filter(({ y }) => y < height * MARGIN),
      ...ordered.slice(-MOST_LINES).filter(({ y }) => y > height * (1 - MARGIN)),
    ].filter(({ text }) => text.length <= LONGEST);
  });
  const counts = new Map<string, number>();
  for (const line of inMargins) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const least = Math.min(LEAST_PAGES, Math.max(2, pages.length));
  return new Set(
    inMargins.filter(
      (line) =>
        PAGE_NUMBER.test(line.text) ||
        line.height < bodyHeight * SMALL ||
        (counts.get(keyOf(line)) ?? 0) >= least,
    ),
  );

  /** 'Biology, page 3 of 9' runs like 'Biology, page 4 of 9', but 'Chapter 3' in large letters is a heading. */
  function keyOf({ text, height }: PdfLine): string {
    const same = text.toLowerCase();
    const numbers = same.match(/\d+/g)?.length ?? 0;
    return height > bodyHeight * 1.15 || numbers > MOST_NUMBERS ? same : same.replace(/\d+/g, '#');
  }
}
