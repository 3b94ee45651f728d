/** What each plan unlocks, and which plan an account has. */
import { PLANS, type Plan } from '../account/account.ts';
import type { Account } from '../account/schemas.ts';
import type { Settings } from '../account/settings-schemas.ts';
import { AI_PLAN_LIMITS } from '../ai/plan-limits.ts';
import type { StoredPlanFeature } from './schemas.ts';

/** Features whose uses are counted, by the name in `users/{uid}/user_usage/{day}_{feature}`. */
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

/** PDF uploads a day on the free plan. */
export const FREE_PDF_UPLOADS = 3;

/** Each feature: the lowest plan that has it, and the uses a day that each plan allows; null is unlimited. */
const FEATURES = {
  ai_tools: { from: 'free', perDay: (plan: Plan) => AI_PLAN_LIMITS[plan].usesPerDay },
  pdf_uploads: { from: 'free', perDay: (plan: Plan) => (plan === 'free' ? FREE_PDF_UPLOADS : null) },
  pdf_library: { from: 'starter', perDay: () => null },
  smart_planner: { from: 'pro', perDay: () => null },
  advanced_journal: { from: 'pro', perDay: () => null },
} as const satisfies Record<string, { from: Plan; perDay: (plan: Plan) => number | null }>;
export type PlanFeature = keyof typeof FEATURES;
const FEATURE_NAMES = Object.keys(FEATURES) as PlanFeature[];

/** The rows of `plan_features`: each plan with each feature. */
export const PLAN_FEATURES = PLANS.flatMap((plan) => FEATURE_NAMES.map((feature) => rowOf(plan, feature)));

function rowOf(plan: Plan, feature: PlanFeature) {
  const { from, perDay } = FEATURES[feature];
  return {
    plan,
    feature_name: feature,
    enabled: PLANS.indexOf(plan) >= PLANS.indexOf(from),
    daily_limit: perDay(plan),
  } satisfies StoredPlanFeature;
}

/** How many times a day a plan allows a feature; null is unlimited, 0 when the plan doesn't have it. */
export function dailyLimit(plan: Plan, feature: PlanFeature): number | null {
  const row = PLAN_FEATURES.find((each) => each.plan === plan && each.feature_name === feature);
  return row?.enabled ? row.daily_limit : 0;
}

/** The lowest plan that has each feature; the plans above it have it too. */
export const FEATURE_PLANS = Object.fromEntries(
  FEATURE_NAMES.map((feature) => [feature, PLANS.find((plan) => planHasFeature(plan, feature))]),
) as Record<PlanFeature, Plan>;

/** Whether a plan has a feature. */
export function planHasFeature(plan: Plan, feature: PlanFeature): boolean {
  return dailyLimit(plan, feature) !== 0;
}

/** The plan that an account has at `now`, and its end (null for never). What is left of Starter follows a higher plan. */
export function activePlan(
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

/** The name of the {@link activePlan}; free without an account. */
export function planAt(account: Account | null | undefined, now: Date): Plan {
  return account ? activePlan(account, now).plan : 'free';
}

/**
 * The plan's end that the student should be reminded of; null when the student cancelled this period. Paying again for the
 * same plan or a higher one moves the end, so the cancellation no longer applies; paying for a lower plan doesn't.
 */
export function planEndToRemindOf(
  plan_expires_at: Date | null,
  { cancelled_until = null }: Pick<Settings, 'cancelled_until'>,
): Date | null {
  return plan_expires_at?.getTime() === cancelled_until?.getTime() ? null : plan_expires_at;
}

/** PDF uploads a day that a plan allows; null is unlimited. */
export function dailyPdfUploads(plan: Plan): number | null {
  return dailyLimit(plan, 'pdf_uploads');
}

/** A student is warned this many days before a plan ends. */
export const PLAN_WARNING_DAYS = 7;
