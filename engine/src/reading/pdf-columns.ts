/** Finds out whether a PDF page is set in two columns. */
import type { Segment } from './pdf-lines.ts';

/** Shorter segments, such as page numbers and figures in a table, say nothing about columns. */
const LEAST_LETTERS = 12;
/** A column has at least this many lines. */
const LEAST_LINES = 5;
/** The share of lines that may cross the gutter, such as titles and captions. */
const MOST_ACROSS = 0.25;
/** The share of a column that its median line fills. Cells of a table are shorter. */
const LEAST_FILLED = 0.55;
/** The part of the text's width in which the gutter is looked for. */
const MIDDLE = { from: 0.3, to: 0.7 } as const;
/** Points. */
const STEP = 2;

/** The middle of the space between two columns of text, in points from the left; null if there is one column. */
export function findGutter(segments: readonly Segment[]): number | null {
  const texts = segments.filter(({ text }) => text.length >= LEAST_LETTERS);
  if (texts.length < 2 * LEAST_LINES) return null;
  const from = Math.min(...texts.map(({ x }) => x));
  const to = Math.max(...texts.map(({ right }) => right));
  const width = to - from;
  let fewest = Number.POSITIVE_INFINITY;
  let best: number[] = [];
  for (let at = from + width * MIDDLE.from; at <= from + width * MIDDLE.to; at += STEP) {
    const across = texts.filter(({ x, right }) => x < at && right > at).length;
    if (across < fewest) [fewest, best] = [across, []];
    if (across === fewest) best.push(at);
  }
  const gutter = best[Math.floor(best.length / 2)];
  if (gutter === undefined || fewest > texts.length * MOST_ACROSS) return null;
  const left = texts.filter(({ right }) => right <= gutter);
  const right = texts.filter(({ x }) => x >= gutter);
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return null;
  const isFilled =
    medianWidth(left) >= (gutter - from) * LEAST_FILLED && medianWidth(right) >= (to - gutter) * LEAST_FILLED;
  return isFilled ? gutter : null;
}

function medianWidth(segments: readonly Segment[]): number {
  const widths = segments.map(({ x, right }) => right - x).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}
