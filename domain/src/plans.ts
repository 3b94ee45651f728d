/** What a plan unlocks (spec section 6, design section 3). */
import { PLANS, type Plan } from './account.ts';
import type { Account } from './schemas/account.ts';

/** Uploads of PDF files that the free plan has on a UTC day. */
export const FREE_PDF_UPLOADS = 3;

/** Names under which uses are counted, in `users/{uid}/user_usage/{day}_{feature}`. */
export const USAGE_FEATURES = {
  pdfUploads: 'pdf_uploads',
  aiTools: 'ai_tools',
  labTime: 'ai_lab_time',
} as const;
export type UsageFeature = (typeof USAGE_FEATURES)[keyof typeof USAGE_FEATURES];

/** The plan that holds at `now`: one that has ended counts as free. */
export function planAt({ current_plan, plan_expires_at }: Account, now: Date): Plan {
  return plan_expires_at !== null && plan_expires_at <= now ? 'free' : current_plan;
}

/** How many PDF files may be uploaded today; null is any number. */
export function pdfUploadsADay(plan: Plan): number | null {
  return plan === 'free' ? FREE_PDF_UPLOADS : null;
}

/** Days before its end from which a plan's end is warned of (spec section 9). */
export const PLAN_WARNING_DAYS = 7;

/** The lowest plan that has a feature; those above it have it too. */
export const FEATURE_PLANS = { advanced_journal: 'pro' } as const satisfies Record<string, Plan>;
export type PlanFeature = keyof typeof FEATURE_PLANS;

/** Whether a plan has a feature. */
export function unlocks(plan: Plan, feature: PlanFeature): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(FEATURE_PLANS[feature]);
}
