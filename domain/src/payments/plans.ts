/** What a plan unlocks (spec section 6, design section 3). */
import { PLANS, type Plan } from '../account/account.ts';
import type { Account } from '../account/schemas.ts';
import type { Settings } from '../account/settings-schemas.ts';
import { AI_PLAN_LIMITS } from '../ai/plan-limits.ts';
import type { StoredPlanFeature } from './schemas.ts';

/** Names under which uses are counted, in `users/{uid}/user_usage/{day}_{feature}`. */
export const USAGE_FEATURES = {
  pdfUploads: 'pdf_uploads',
  vaultEdits: 'vault_edits',
  aiTools: 'ai_tools',
  labTime: 'ai_lab_time',
  sharedNotes: 'shared_notes',
  tasks: 'tasks',
  entries: 'planner_entries',
  journal: 'journal_entries',
  decks: 'decks',
  toolRequests: 'tool_requests',
} as const;
export type UsageFeature = (typeof USAGE_FEATURES)[keyof typeof USAGE_FEATURES];

/** Uploads of PDF files that the free plan has on a day. */
export const FREE_PDF_UPLOADS = 3;

/** Each feature: the lowest plan that has it, and how often plans have it on a day; null is any number (spec section 6). */
const FEATURES = {
  ai_tools: { from: 'free', aDay: (plan: Plan) => AI_PLAN_LIMITS[plan].usesPerDay },
  pdf_uploads: { from: 'free', aDay: (plan: Plan) => (plan === 'free' ? FREE_PDF_UPLOADS : null) },
  pdf_library: { from: 'starter', aDay: () => null },
  smart_planner: { from: 'pro', aDay: () => null },
  advanced_journal: { from: 'pro', aDay: () => null },
} as const satisfies Record<string, { from: Plan; aDay: (plan: Plan) => number | null }>;
export type PlanFeature = keyof typeof FEATURES;
const FEATURE_NAMES = Object.keys(FEATURES) as PlanFeature[];

/** What `plan_features` publishes: each plan with each feature. What is asked of a plan is answered from here. */
export const PLAN_FEATURES = PLANS.flatMap((plan) => FEATURE_NAMES.map((feature) => rowOf(plan, feature)));

function rowOf(plan: Plan, feature: PlanFeature) {
  const { from, aDay } = FEATURES[feature];
  return {
    plan,
    feature_name: feature,
    enabled: PLANS.indexOf(plan) >= PLANS.indexOf(from),
    daily_limit: aDay(plan),
  } satisfies StoredPlanFeature;
}

/** How often a plan has a feature on a day; null is any number, 0 where the plan lacks it. */
export function usesADay(plan: Plan, feature: PlanFeature): number | null {
  const row = PLAN_FEATURES.find((each) => each.plan === plan && each.feature_name === feature);
  return row?.enabled ? row.daily_limit : 0;
}

/** The lowest plan that has a feature; those above it have it too. */
export const FEATURE_PLANS = Object.fromEntries(
  FEATURE_NAMES.map((feature) => [feature, PLANS.find((plan) => unlocks(plan, feature))]),
) as Record<PlanFeature, Plan>;

/** Whether a plan has a feature. */
export function unlocks(plan: Plan, feature: PlanFeature): boolean {
  return usesADay(plan, feature) !== 0;
}

/** The plan that holds at `now`, and when it ends; null for never. One that has ended counts as what follows it. */
export function planUntil(
  { current_plan, plan_expires_at, starter_expires_at = null }: Account,
  now: Date,
): { plan: Plan; until: Date | null } {
  if (plan_expires_at === null || plan_expires_at > now)
    return { plan: current_plan, until: plan_expires_at };
  if (starter_expires_at !== null && starter_expires_at > now) {
    return { plan: 'starter', until: starter_expires_at };
  }
  return { plan: 'free', until: null };
}

/** See {@link planUntil}. */
export function planAt(account: Account, now: Date): Plan {
  return planUntil(account, now).plan;
}

/**
 * The end of a plan, as far as its student is to be reminded: not of the one that was cancelled. A payment of the same
 * plan or of a higher one moves the end, and the student is reminded of the new one; a payment of a lower plan does not.
 */
export function remindedEnd(
  plan_expires_at: Date | null,
  { cancelled_until = null }: Pick<Settings, 'cancelled_until'>,
): Date | null {
  return plan_expires_at?.getTime() === cancelled_until?.getTime() ? null : plan_expires_at;
}

/** How many PDF files may be uploaded today; null is any number. */
export function pdfUploadsADay(plan: Plan): number | null {
  return usesADay(plan, 'pdf_uploads');
}

/** Days before its end from which a plan's end is warned of (spec section 9). */
export const PLAN_WARNING_DAYS = 7;
