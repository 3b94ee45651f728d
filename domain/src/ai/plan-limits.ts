/** What each plan has of the AI tools. On a paid plan these are the limits of fair use (design section 3). */
import type { Plan } from '../account/account.ts';

/** The limits of one plan. Tokens are those that the model counts: about four characters, or 258 for a page of a PDF. */
export interface AiPlanLimits {
  usesADay: number;
  /** Uses under way at the same time, on all devices together. */
  atOnce: number;
  /** Tokens of a day that the model reads, and that it writes. They are apart because the second cost eight times as much. */
  tokensInADay: number;
  tokensOutADay: number;
  /** Characters of a text, where the tool takes so many. */
  textMax: number;
  /** Pages of a PDF. */
  pdfPages: number;
}

/** 200 uses of the usual size fit into the tokens three times when they read, and once when they write. */
const FAIR_USE: AiPlanLimits = {
  usesADay: 200,
  atOnce: 2,
  tokensInADay: 2_000_000,
  tokensOutADay: 250_000,
  textMax: 50_000,
  pdfPages: 500,
};

export const AI_PLAN_LIMITS: Record<Plan, AiPlanLimits> = {
  // The tokens are more than two uses take, repairs included: they bound what rewards add.
  free: {
    usesADay: 2,
    atOnce: 1,
    tokensInADay: 150_000,
    tokensOutADay: 75_000,
    textMax: 10_000,
    pdfPages: 30,
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
export const FAIR_USE_WORDS = {
  short: `fair use: ${FAIR_USE.usesADay} a day`,
  long: `fair use: ${FAIR_USE.usesADay} uses a day, ${FAIR_USE.atOnce} at once`,
} as const;
