/** Tells misses that are known from new ones, so that the checks notice any change for the worse. */
import type { ToolReport } from './bars.ts';
import type { KnownMiss } from './known-misses.ts';

export interface Misses {
  /** Failures of known misses, with the reason. */
  known: readonly string[];
  /** What makes the checks fail: new or lower misses, faults, and known misses that now reach the bar. */
  unexpected: readonly string[];
}

/** A failure with a figure that may be a known miss: '66 % of the key sentences, …', '4 cards, fewer than 8'. */
const MISS = /^(?<text>.+?): (?<figure>\d+) (?:% of the key sentences|(?:cards|questions), fewer than)/;

/**
 * Compares a tool's failures with the known misses of its texts.
 *
 * @param known the misses of all tools and texts
 */
export function compareMisses({ tool, rows, failures }: ToolReport, known: readonly KnownMiss[]): Misses {
  const texts = new Set(rows.map(({ text }) => text));
  const own = known.filter((miss) => miss.tool === tool && texts.has(miss.text));
  const missOf = (failure: string) => {
    const { text, figure } = MISS.exec(failure)?.groups ?? {};
    return own.find((miss) => miss.text === text && Number(figure) >= miss.figure);
  };
  const mended = own.filter(
    ({ text }) => !failures.some((failure) => MISS.exec(failure)?.groups?.text === text),
  );
  return {
    known: failures.flatMap((failure) => {
      const miss = missOf(failure);
      return miss ? [`${failure} (${miss.reason})`] : [];
    }),
    unexpected: [
      ...failures.filter((failure) => !missOf(failure)),
      ...mended.map(({ text }) => `${text}: reaches its bar now; remove it from known-misses.ts`),
    ],
  };
}
