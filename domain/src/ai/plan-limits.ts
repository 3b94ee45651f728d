/** What each plan has of the AI tools. On a paid plan these are the limits of fair use (design section 3). */
import type { Plan } from '../account/account.ts';

/** The limits of one plan. Tokens are those that the model counts: about four characters, or 258 for a page of a PDF. */
export interface AiPlanLimits {
  usesPerDay: number;
  /** Uses under way at the same time, on all devices together. */
  maxConcurrentUses: number;
  /** Tokens of a day that the model reads, and that it writes. They are apart because the second cost eight times as much. */
  inputTokensPerDay: number;
  outputTokensPerDay: number;
  /** Characters of a text, where the tool takes so many. */
  maxTextLength: number;
  /** Pages of a PDF. */
  maxPdfPages: number;
}

/** 200 uses of the usual size fit into the tokens three times when they read, and once when they write. */
const FAIR_USE: AiPlanLimits = {
  usesPerDay: 200,
  maxConcurrentUses: 2,
  inputTokensPerDay: 2_000_000,
  outputTokensPerDay: 250_000,
  maxTextLength: 50_000,
  maxPdfPages: 500,
};

export const AI_PLAN_LIMITS: Record<Plan, AiPlanLimits> = {
  // The tokens are more than two uses take, repairs included: they bound what rewards add.
  free: {
    usesPerDay: 2,
    maxConcurrentUses: 1,
    inputTokensPerDay: 150_000,
    outputTokensPerDay: 75_000,
    maxTextLength: 10_000,
    maxPdfPages: 30,
  },
  starter: FAIR_USE,
  pro: FAIR_USE,
  lifetime: FAIR_USE,
};

/** Whether a plan has its AI tools within fair use, so that more uses are of no use to it. */
export function hasFairUse(plan: Plan): boolean {
  return plan !== 'free';
}

/** What stands beside 'without a daily limit'. */
export const FAIR_USE_TEXT = {
  short: `fair use: ${FAIR_USE.usesPerDay} a day`,
  long: `fair use: ${FAIR_USE.usesPerDay} uses a day, ${FAIR_USE.maxConcurrentUses} at once`,
} as const;
