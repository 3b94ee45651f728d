/** The AI uses of a day and the size of their inputs. The server enforces the limits; the app shows the same figures. */

import type { Plan } from '../account/account.ts';
import { isAccessLive } from '../points/access.ts';
import type { FeatureAccess } from '../points/schemas.ts';
import { lengthToMark } from '../practice/short-marks.ts';
import type { AnswerToMark } from '../practice/short-marks-schemas.ts';
import { formatCount, quantity } from '../text/plural.ts';
import { AI_LIMITS } from './ai.ts';
import { AI_PLAN_LIMITS, DEVICE_SOURCE_LIMITS, FAIR_USE_TEXT, hasFairUse } from './plan-limits.ts';
import type { AiQuota } from './schemas.ts';
import { AI_USE_FACTS } from './tool-facts.ts';
import type { AiUseId } from './tools.ts';

/** The plan's uses per day and, on the free plan, those that a reward adds. */
export function aiUsesPerDay(plan: Plan, extra: FeatureAccess | null | undefined, now: Date): number {
  const { usesPerDay } = AI_PLAN_LIMITS[plan];
  if (hasFairUse(plan)) return usesPerDay;
  return usesPerDay + (extra && isAccessLive(extra, now) ? (extra.amount ?? 0) : 0);
}

type Usage = Pick<AiQuota, 'usage_count' | 'tokens_in' | 'tokens_out'>;

/** The uses left on a day, with running ones already subtracted; 0 when the day's tokens are used up. */
export function aiUsesLeft(plan: Plan, limit: number, quota: Usage | null | undefined): number {
  return areTokensUsedUp(plan, quota) ? 0 : Math.max(0, limit - (quota?.usage_count ?? 0));
}

/** Whether a day's tokens are used up. A use that starts while some are left may exceed the limit. */
export function areTokensUsedUp(
  plan: Plan,
  quota: Pick<AiQuota, 'tokens_in' | 'tokens_out'> | null | undefined,
): boolean {
  const { inputTokensPerDay, outputTokensPerDay } = AI_PLAN_LIMITS[plan];
  return (quota?.tokens_in ?? 0) >= inputTokensPerDay || (quota?.tokens_out ?? 0) >= outputTokensPerDay;
}

/** How much a use makes the model read, besides files, in characters. */
export function inputLength({
  prompt,
  answers = [],
}: {
  prompt: string;
  answers?: readonly AnswerToMark[];
}): number {
  return answers.reduce((sum, answer) => sum + lengthToMark(answer), prompt.length);
}

/** The longest input of a use on a plan, in characters. */
export function maxInputLength(tool: AiUseId, plan: Plan): number {
  return Math.min(AI_USE_FACTS[tool].inputMax, AI_PLAN_LIMITS[plan].maxTextLength);
}

/**
 * The message when the day's uses are used up.
 *
 * @param limit the day's uses, including those that rewards add
 * @param when when the day ends, from `whenDayEnds` in counted-day.ts
 */
export function dailyLimitMessage(plan: Plan, limit: number, when: string): string {
  if (hasFairUse(plan))
    return `You've reached today's fair-use limit of ${limit} AI uses. You get more ${when}.`;
  return `You've used your ${limit} AI uses for today. You get more ${when}. Starter and higher plans have no daily limit (${FAIR_USE_TEXT.short}).`;
}

/** The message when the day's tokens are used up. */
export function tokenLimitMessage(plan: Plan, when: string): string {
  const refused = `You've reached today's fair-use limit for long texts and files. You get more ${when}.`;
  return hasFairUse(plan) ? refused : `${refused} Starter and higher plans have a larger one.`;
}

/** The message while as many uses as the plan allows are running. */
export function concurrentUsesMessage(plan: Plan): string {
  const { maxConcurrentUses } = AI_PLAN_LIMITS[plan];
  const minutes = quantity(AI_LIMITS.reservationSeconds / 60, 'minute');
  const limit = `You can run ${quantity(maxConcurrentUses, 'AI tool')} at a time`;
  return maxConcurrentUses === 1
    ? `${limit}, and one is already running. Wait for it to finish, or stop it. If you can't find it, try again in ${minutes}.`
    : `${limit}, and ${maxConcurrentUses} are already running. Wait for one to finish, or stop it. If you can't find them, try again in ${minutes}.`;
}

/** The message about a text that is too long for the plan but not for the tool. */
export function textTooLongMessage(tool: AiUseId, plan: Plan): string {
  const max = formatCount(maxInputLength(tool, plan));
  const paid = formatCount(maxInputLength(tool, 'starter'));
  return `Keep it to ${max} characters on the free plan. Starter and higher plans allow ${paid}.`;
}

/**
 * The message about more pages than the plan allows at a time.
 *
 * @param pages the number of pages chosen, or of the whole PDF
 */
export function tooManyPagesMessage(plan: Plan, pages: number): string {
  const chooseFewer = chooseFewerMessage(pages, AI_PLAN_LIMITS[plan].maxPdfPages);
  if (hasFairUse(plan)) return chooseFewer;
  return `${chooseFewer} Starter and higher plans allow up to ${AI_PLAN_LIMITS.starter.maxPdfPages} at a time.`;
}

/** The message about more pages than the study engine reads at a time. */
export function tooManyPagesOnDeviceMessage(pages: number): string {
  return chooseFewerMessage(pages, DEVICE_SOURCE_LIMITS.pages);
}

function chooseFewerMessage(pages: number, most: number): string {
  return `That's ${quantity(pages, 'page')}. Choose up to ${most} of them.`;
}

/** The message about chosen pages that a PDF does not have. */
export function missingPagesMessage(pages: number): string {
  return pages === 1
    ? 'That PDF has only 1 page.'
    : `That PDF has ${pages} pages. Choose from 1 to ${pages}.`;
}
