/** The limits of each plan on the AI tools. On a paid plan they are fair-use limits (docs/product.md, Limits and quotas). */
import type { Plan } from '../account/account.ts';

/** Tokens are counted by the model: one for about four characters, 258 for a page of a PDF. */
export interface AiPlanLimits {
  usesPerDay: number;
  /** Uses that may run at the same time, on all devices together. */
  maxConcurrentUses: number;
  /** Input and output have separate limits because an output token costs five times as much. */
  inputTokensPerDay: number;
  outputTokensPerDay: number;
  /** In characters; a tool may have a lower limit of its own. */
  maxTextLength: number;
  /** At a time. A PDF with more can be used in part. */
  maxPdfPages: number;
  /** The text of the chosen pages of a PDF, in characters: about as many tokens as the most pages. */
  maxPagesText: number;
}

/**
 * All uses of a day, if they have the usual size (tests/costs/usage.ts), read three tenths of the input tokens and write
 * all of the output tokens. The model's thoughts count as output.
 */
const FAIR_USE: AiPlanLimits = {
  usesPerDay: 200,
  maxConcurrentUses: 2,
  inputTokensPerDay: 2_000_000,
  outputTokensPerDay: 400_000,
  maxTextLength: 50_000,
  maxPdfPages: 500,
  maxPagesText: 500_000,
};

export const AI_PLAN_LIMITS: Record<Plan, AiPlanLimits> = {
  // One use, even with a repair, stays below these tokens, so that the second is never refused: they bound the uses that
  // rewards add.
  free: {
    usesPerDay: 2,
    maxConcurrentUses: 1,
    inputTokensPerDay: 150_000,
    outputTokensPerDay: 75_000,
    maxTextLength: 10_000,
    maxPdfPages: 30,
    maxPagesText: 100_000,
  },
  starter: FAIR_USE,
  pro: FAIR_USE,
  lifetime: FAIR_USE,
};

/** What the study engine on the device reads for one result. `bytes` are of UTF-8. */
export const DEVICE_SOURCE_LIMITS = { pages: 30, bytes: 100 * 1024 } as const;

/** Whether a plan has a fair-use limit, to which rewards add nothing. */
export function hasFairUse(plan: Plan): boolean {
  return plan !== 'free';
}

/** Explains 'without a daily limit' wherever it is claimed. */
export const FAIR_USE_TEXT = {
  short: `fair use: ${FAIR_USE.usesPerDay} a day`,
  long: `fair use: ${FAIR_USE.usesPerDay} uses a day, ${FAIR_USE.maxConcurrentUses} at once`,
} as const;
