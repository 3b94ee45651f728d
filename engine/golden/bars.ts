/** The least that the study engine's results on the golden set must reach. */
export const BARS = {
  /** A text with this many words and this many key sentences has enough facts for this many cards. */
  cards: { words: 600, keySentences: 8, least: 8 },
  /** The largest share of cards with a gap. */
  gaps: 0.5,
  /** The share of the key sentences, as the mean over a text's sections. */
  coverage: 0.8,
  /** The share of concepts explained and questions answered; all unanswerable questions are refused. */
  explained: 0.8,
  answered: 0.8,
  /** A text with the facts for enough cards has at least this many questions, of this many kinds. */
  practice: { least: 8, kinds: 3 },
  /** The largest share of questions that the student marks. */
  selfMarked: 0.4,
  /** The share of wrong keys that the second pass catches, and of right ones that it keeps. */
  caught: 0.8,
  kept: 0.8,
  /** The share of problems solved, in all and in each family; none is solved wrongly. */
  solved: 0.8,
  solvedInFamily: 0.5,
} as const;

/** A tool's results on a set of texts or problems. */
export interface ToolReport {
  tool: string;
  /** The table, a row for each text or family. */
  rows: readonly Readonly<Record<string, string | number>>[];
  /** Every bar that was missed and every fault that was found; empty if the tool passes. */
  failures: readonly string[];
  /** What doesn't count, but helps to find the cause of a failure. */
  details: readonly string[];
}

/** '83 %', rounded down, so that 79.6 % isn't shown as 80 %. */
export function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-9)} %`;
}
