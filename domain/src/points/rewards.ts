/**
 * The reward catalogue and the effects of rewards (docs/product.md, Rewards). The seed publishes it to
 * `rewards_catalog`.
 */

import type { Plan } from '../account/account.ts';
import { FAIR_USE_TEXT, hasFairUse } from '../ai/plan-limits.ts';
import { isAccessLive } from './access.ts';
import { ACTIONS, type PointsAction } from './actions.ts';
import type { FeatureAccess, Reward } from './schemas.ts';

export const REWARD_ICONS = ['Brain', 'Star', 'Crown', 'Zap', 'Calendar', 'Trophy', 'Upload'] as const;
export type RewardIcon = (typeof REWARD_ICONS)[number];

export const REWARD_IDS = [
  'streak_freeze',
  'extra_ai_uses',
  'scholar_badge',
  'harmattan_theme',
  'mentor_hour',
] as const;
export type RewardId = (typeof REWARD_IDS)[number];

/** The features that rewards unlock, as named in `feature_access`. */
export const FEATURES = {
  extraAiUses: 'extra_ai_uses',
  scholarBadge: 'scholar_badge',
  harmattanTheme: 'harmattan_theme',
  mentorHour: 'mentor_hour',
} as const;

/** The effect of redeeming, applied in the same commit as the debit. */
export type RewardEffect =
  | { kind: 'streak_freeze' }
  /** `amount` more AI uses for the rest of the day. */
  | { kind: 'access_today'; feature: string; amount: number }
  | { kind: 'access'; feature: string };

export const REWARDS: Record<RewardId, Reward & { effect: RewardEffect }> = {
  streak_freeze: {
    name: 'Streak Freeze',
    description: 'One missed day does not break your streak.',
    icon: 'Calendar',
    points_required: 100,
    is_active: true,
    effect: { kind: 'streak_freeze' },
  },
  extra_ai_uses: {
    name: 'Extra AI Uses',
    description: 'Three more AI tool uses today.',
    icon: 'Brain',
    points_required: 150,
    is_active: true,
    effect: { kind: 'access_today', feature: FEATURES.extraAiUses, amount: 3 },
  },
  scholar_badge: {
    name: 'Scholar Badge',
    description: 'A crown beside your name on your profile.',
    icon: 'Crown',
    points_required: 500,
    is_active: true,
    effect: { kind: 'access', feature: FEATURES.scholarBadge },
  },
  harmattan_theme: {
    name: 'Harmattan Theme',
    description: 'The app in the colours of the dry season. Turn it on in your profile, under Settings.',
    icon: 'Star',
    points_required: 300,
    is_active: true,
    effect: { kind: 'access', feature: FEATURES.harmattanTheme },
  },
  mentor_hour: {
    name: 'Mentor Hour',
    description: 'An hour with a mentor in your subject. Not available yet.',
    icon: 'Trophy',
    points_required: 1_000,
    is_active: false,
    effect: { kind: 'access', feature: FEATURES.mentorHour },
  },
};

/** The label of a reward's button; only 'Redeem' can be pressed. */
export function rewardButton(
  reward: Pick<Reward, 'is_active' | 'points_required'>,
  points: number,
): 'Redeem' | 'Unavailable' | 'Not enough points' {
  if (points < reward.points_required) return 'Not enough points';
  return reward.is_active ? 'Redeem' : 'Unavailable';
}

/**
 * Why a reward would be of no use to a student: they own it already, or their plan includes it. Null if it is of use.
 *
 * @param access all features that rewards granted the student
 * @param plan null while unknown
 */
export function unusableReason(
  id: string,
  { access, plan, now }: { access: readonly FeatureAccess[]; plan: Plan | null; now: Date },
): string | null {
  const reward = REWARD_IDS.find((known) => known === id);
  const effect = reward && REWARDS[reward].effect;
  if (effect?.kind === 'access') {
    const granted = access.find(({ feature_name }) => feature_name === effect.feature);
    return granted && isAccessLive(granted, now) ? REDEMPTION_MESSAGES.owned : null;
  }
  return effect && plan && addsToFairUse(effect, plan) ? REDEMPTION_MESSAGES.unlimited : null;
}

export const REDEMPTION_MESSAGES = {
  /** The title above the server's reason, or above `unknown` without one. */
  refused: 'Redemption Failed',
  failed: 'Error: Failed to redeem reward',
  unreadable: 'Failed to parse redemption result',
  unknown: 'Unable to redeem reward',
  inactive: 'This reward is not available right now',
  tooFewPoints: 'Not enough points',
  owned: 'You already have this reward',
  unlimited: `Your plan has no daily limit on AI tools (${FAIR_USE_TEXT.short})`,
} as const;

/** Why a reward cannot be redeemed, in words for the student; null when it can. */
export function redemptionProblem(
  reward: (typeof REWARDS)[RewardId],
  student: { total_points: number; owns: boolean; plan: Plan },
): string | null {
  if (!reward.is_active) return REDEMPTION_MESSAGES.inactive;
  if (addsToFairUse(reward.effect, student.plan)) return REDEMPTION_MESSAGES.unlimited;
  if (reward.effect.kind === 'access' && student.owns) return REDEMPTION_MESSAGES.owned;
  return student.total_points < reward.points_required ? REDEMPTION_MESSAGES.tooFewPoints : null;
}

/** Whether a reward adds AI uses to a plan without a daily limit, where its points would be wasted. */
function addsToFairUse(effect: RewardEffect, plan: Plan): boolean {
  return effect.kind === 'access_today' && hasFairUse(plan);
}

/** How many of the latest redemptions the Rewards page lists. */
export const REWARDS_SHOWN = 5;

/** What a ledger entry was for, in words: 'completing a task', or the name of the reward. */
export function ledgerLabel(action: string): string {
  if (action in ACTIONS) return ACTIONS[action as PointsAction].label;
  return REWARDS[action as RewardId]?.name ?? 'A reward';
}
