import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';

/** The budgets of a page on a phone. Sizes are in KB after gzip; `null` means no budget. */
export interface PageBudget {
  javaScript: number | null;
  /** Lighthouse's performance score out of 100. */
  score: number | null;
  /** Milliseconds to the largest contentful paint. */
  lcp: number | null;
}

/** Budgets by kind of page. A `reader` shows PDFs or formulas and may load their libraries. */
export const PAGE_BUDGETS = {
  login: { javaScript: 125, score: 99, lcp: 1_500 },
  first: { javaScript: 235, score: 97, lcp: 2_000 },
  other: { javaScript: 300, score: null, lcp: null },
  reader: { javaScript: null, score: null, lcp: null },
} as const satisfies Record<string, PageBudget>;

export type BudgetName = keyof typeof PAGE_BUDGETS;

/** Budgets of the pages where students begin, with a throttled network; `fcp` is the first paint in milliseconds. */
export const SLOWED = { score: 95, fcp: 1_500 } as const;

/**
 * When a student's own data must be on the screen: a first visit in so many times the time of a bare page that only reads
 * them, a repeat visit within so many milliseconds.
 */
export const OWN_DATA = { timesFloor: 1.25, again: 1_200 } as const;

/** Budgets of every page; `cls` is the layout shift. */
export const EVERY_PAGE = { css: 12, cls: 0.02, accessibility: 100, bestPractices: 100, seo: 100 } as const;

/** Milliseconds from the click on Save to the row. */
export const SAVE_TO_ROW = 50;

/**
 * Budgets of the study engine on a phone four times slower than the measuring machine, in milliseconds: cards of three
 * pages, 20 questions from them, a summary of `summaryKb` thousand characters, and the longest block of the page meanwhile.
 */
export const STUDY_ENGINE = {
  cards: 2_000,
  practice: 3_000,
  summary: 1_500,
  summaryKb: 50,
  block: 50,
} as const;

/**
 * Budgets of learning with 10,000 cards on a phone, in milliseconds: the review's first card on a repeat visit, the next
 * card after a rating, an answer in a mock exam of 180 questions; and the cards that the review reads: a page of due ones
 * and a page of new ones.
 */
export const LEARNING = {
  repeatVisit: 1_000,
  nextCard: 50,
  answer: 50,
  cards: 2 * REVIEW_LIMITS.page,
} as const;

/** Sizes and times vary a little between runs. */
const TOLERANCE = 1.05;

/**
 * Points under the budget that a performance score may miss, because other work on the machine costs as many.
 */
const SCORE_TOLERANCE = 10;

/** Whether a figure is over its budget by more than the tolerance. */
export function isOver(figure: number, budget: number | null): boolean {
  return budget !== null && figure > budget * TOLERANCE;
}

/** Whether a performance score is under its budget by more than the tolerance. */
export function isFarUnder(score: number, budget: number | null): boolean {
  return budget !== null && score < budget - SCORE_TOLERANCE;
}
