/** Reads powers, indices and the numbers of footnotes in PDFs. */

const RAISED = { from: '0123456789+-−', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻' };
const LOWERED = { from: '0123456789+-−', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋' };

/**
 * A piece of text as it continues a row of a PDF. The number of a footnote is dropped; another small raised or lowered
 * number becomes '²' or '₂'. Lengths are in points, from the top of the page.
 *
 * @param before the text before it
 */
export function asIndex(
  { text, y, height }: { text: string; y: number; height: number },
  row: { y: number; height: number },
  before: string,
): string {
  const isSmall = height < row.height * 0.85 && Math.abs(y - row.y) > row.height * 0.1;
  if (!isSmall || !/^[\d+\-−]{1,3}$/.test(text.trim())) return text.trimEnd();
  const isRaised = y < row.y;
  if (isRaised && /\p{L}{3,}[.,;:]?$|[.,;:]$/u.test(before)) return '';
  const { from, to } = isRaised ? RAISED : LOWERED;
  return [...text.trim()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
