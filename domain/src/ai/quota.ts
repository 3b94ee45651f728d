/** How many uses of AI tools a student has on a day, and how large. The server decides; the app shows the same figures. */

import type { Plan } from '../account/account.ts';
import { isAccessLive } from '../points/access.ts';
import type { FeatureAccess } from '../points/schemas.ts';
import { quantity } from '../text/plural.ts';
import { AI_LIMITS, AI_TOOL_FACTS } from './ai.ts';
import { AI_PLAN_LIMITS, FAIR_USE_TEXT, hasFairUse } from './plan-limits.ts';
import type { AiQuota } from './schemas.ts';
import type { AiToolId } from './tools.ts';

/** The uses of a day: those of the plan, and on the free plan those that a reward has added. */
export function aiUsesPerDay(plan: Plan, extra: FeatureAccess | null | undefined, now: Date): number {
  const { usesPerDay } = AI_PLAN_LIMITS[plan];
  if (hasFairUse(plan)) return usesPerDay;
  return usesPerDay + (extra && isAccessLive(extra, now) ? (extra.amount ?? 0) : 0);
}

/** What a day's document says of the uses and of what they took. */
type Used = Pick<AiQuota, 'usage_count' | 'tokens_in' | 'tokens_out'>;

/** What is left of a day's uses, those that are under way taken off; none when the plan's tokens are used up. */
export function aiUsesLeft(plan: Plan, limit: number, quota: Used | null | undefined): number {
  return areTokensUsedUp(plan, quota) ? 0 : Math.max(0, limit - (quota?.usage_count ?? 0));
}

/** Whether a day's tokens are used up. A use may begin while some are left, and then takes what it takes. */
export function areTokensUsedUp(
  plan: Plan,
  quota: Pick<AiQuota, 'tokens_in' | 'tokens_out'> | null | undefined,
): boolean {
  const { inputTokensPerDay, outputTokensPerDay } = AI_PLAN_LIMITS[plan];
  return (quota?.tokens_in ?? 0) >= inputTokensPerDay || (quota?.tokens_out ?? 0) >= outputTokensPerDay;
}

/** Characters that a tool takes on a plan. */
export function maxInputLength(tool: AiToolId, plan: Plan): number {
  return Math.min(AI_TOOL_FACTS[tool].inputMax, AI_PLAN_LIMITS[plan].maxTextLength);
}

/**
 * Why a use is refused when the day's are used up: which limit, when it resets, what lifts it.
 *
 * @param limit with what rewards have added
 * @param when as `whenDayEnds` of counted-day.ts says it
 */
export function dailyLimitMessage(plan: Plan, limit: number, when: string): string {
  if (hasFairUse(plan))
    return `You've reached today's fair-use limit of ${limit} AI uses. You get more ${when}.`;
  return `You have used your ${limit} AI uses for today. You get more ${when}. Starter and the plans above it have no limit (${FAIR_USE_TEXT.short}).`;
}

/** Why a use is refused when the day's tokens are used up. */
export function tokenLimitMessage(plan: Plan, when: string): string {
  const refused = `You've reached today's fair-use limit for long texts and files. You get more ${when}.`;
  return hasFairUse(plan) ? refused : `${refused} Starter and the plans above it have more.`;
}

/** Why a use is refused while others are under way, and how long that lasts at most. */
export function concurrentUsesMessage(plan: Plan): string {
  const { maxConcurrentUses } = AI_PLAN_LIMITS[plan];
  const minutes = quantity(AI_LIMITS.reservationSeconds / 60, 'minute');
  const limit = `You can run ${quantity(maxConcurrentUses, 'AI use')} at a time`;
  return maxConcurrentUses === 1
    ? `${limit}, and one is running already. Wait for it to finish, or stop it. If you lost it, you can start again in ${minutes} at most.`
    : `${limit}, and ${maxConcurrentUses} are running already. Wait for one to finish, or stop it. If you lost them, you can start again in ${minutes} at most.`;
}

/** Why a text is refused that the tool takes on a higher plan. */
export function textTooLongMessage(tool: AiToolId, plan: Plan): string {
  const most = maxInputLength(tool, plan).toLocaleString('en');
  const paid = maxInputLength(tool, 'starter').toLocaleString('en');
  return `Keep it to ${most} characters on the free plan. Starter and the plans above it take ${paid}.`;
}

/** Why a PDF is refused that has too many pages. */
export function tooManyPagesMessage(plan: Plan, pages: number): string {
  const { maxPdfPages } = AI_PLAN_LIMITS[plan];
  const has = `That PDF has ${quantity(pages, 'page')}`;
  if (hasFairUse(plan)) return `${has}. Choose one with up to ${maxPdfPages}.`;
  return `${has}. The free plan reads up to ${maxPdfPages}, Starter and the plans above it up to ${AI_PLAN_LIMITS.starter.maxPdfPages}.`;
}
