/** What a page may cost on a phone; sizes in KB, gzip. `null` where there is no budget of its own. */
export interface PageBudget {
  javaScript: number | null;
  /** Lighthouse's score for speed, of 100. */
  score: number | null;
  /** Milliseconds to the largest paint. */
  lcp: number | null;
}

/** By kind of page. A `reader` shows PDFs or formulas, and may load what that takes. */
export const PAGE_BUDGETS = {
  login: { javaScript: 125, score: 99, lcp: 1_500 },
  first: { javaScript: 235, score: 97, lcp: 2_000 },
  other: { javaScript: 300, score: null, lcp: null },
  reader: { javaScript: null, score: null, lcp: null },
} as const satisfies Record<string, PageBudget>;

export type BudgetName = keyof typeof PAGE_BUDGETS;

/** Of the pages where students begin, with the network really slowed; milliseconds to the first paint. */
export const SLOWED = { score: 95, fcp: 1_500 } as const;

/** What holds for every page; the layout moves by less than `cls`. */
export const EVERY_PAGE = { css: 12, cls: 0.02, accessibility: 100, bestPractices: 100, seo: 100 } as const;

/** Milliseconds from the click on Save to the row. */
export const SAVE_TO_ROW = 50;

/** Bundlers move a little, and timers too. */
const TOLERANCE = 1.05;

/**
 * Points of the score for speed under the budget that pass: a machine that does something else besides costs that
 * many. The figures of a single run say less than their order.
 */
const SCORE_TOLERANCE = 10;

/** Whether `figure` is over its budget by more than is tolerated. */
export function isOver(figure: number, budget: number | null): boolean {
  return budget !== null && figure > budget * TOLERANCE;
}

/** Whether a score for speed is so far under its budget that noise does not explain it. */
export function isFarUnder(score: number, budget: number | null): boolean {
  return budget !== null && score < budget - SCORE_TOLERANCE;
}
