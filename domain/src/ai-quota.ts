/** How many uses of AI tools a student has on a day. The server decides; the app shows the same figure. */
import { isAccessLive } from './access.ts';
import type { Plan } from './account.ts';
import { usesADay } from './plans.ts';
import type { AiQuota } from './schemas/ai.ts';
import type { FeatureAccess } from './schemas/points.ts';

/** The uses of a day: those of the plan and those that a reward has added; null is any number. */
export function aiUsesADay(plan: Plan, extra: FeatureAccess | null | undefined, now: Date): number | null {
  const ofPlan = usesADay(plan, 'ai_tools');
  if (ofPlan === null) return null;
  return ofPlan + (extra && isAccessLive(extra, now) ? (extra.amount ?? 0) : 0);
}

/** What is left of them, those that are under way taken off. */
export function aiUsesLeft(limit: number | null, quota: Pick<AiQuota, 'usage_count'> | null): number | null {
  return limit === null ? null : Math.max(0, limit - (quota?.usage_count ?? 0));
}
