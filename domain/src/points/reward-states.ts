/**
 * The states of redeemed rewards, derived from what is stored anyway: the streak's freezes, the granted features and
 * today's AI uses.
 */

import { addDays, type Day, daysBetween } from '../days/day.ts';
import { isAccessLive } from './access.ts';
import { REWARDS, type RewardEffect } from './rewards.ts';
import type { FeatureAccess, UserPoints, UserReward, UserStreak } from './schemas.ts';
import { currentStreak } from './streak.ts';

export type RewardState =
  | { status: 'active'; left?: number; of?: number; until?: Date }
  /** `on` is the day that a freeze covered; null if it is before the days that were read. */
  | { status: 'used'; on: Day | null }
  | { status: 'expired' };

interface Known {
  points: Pick<
    UserPoints,
    'current_streak' | 'last_activity_date' | 'freezes' | 'freezes_used' | 'skipped_days'
  > | null;
  /** The active days that were read, in any order. */
  activeDays: readonly Pick<UserStreak, 'activity_date'>[];
  access: readonly FeatureAccess[];
  /** How many of today's extra AI uses are left; null while unknown. */
  extraUsesLeft: number | null;
  today: Day;
  now: Date;
}

/**
 * The state of each redemption.
 *
 * @param redeemed the latest redemptions, newest first, without gaps
 */
export function rewardStates(
  redeemed: readonly Pick<UserReward, 'reward_id'>[],
  known: Known,
): RewardState[] {
  return redeemed.map(({ reward_id }, index) => {
    const { effect } = REWARDS[reward_id];
    const newer = redeemed.slice(0, index).filter((other) => other.reward_id === reward_id).length;
    return effect.kind === 'streak_freeze' ? freezeState(newer, known) : accessState(effect, newer, known);
  });
}

/** How many of the AI uses that rewards added today are left. The plan's own uses are used up first. */
export function extraUsesLeft(access: FeatureAccess, usesOfPlan: number, used: number): number {
  const added = access.amount ?? 0;
  return Math.max(0, Math.min(added, usesOfPlan + added - used));
}

/** @param newer how many freezes were redeemed after this one; they are used oldest first */
function freezeState(newer: number, { points, activeDays, today }: Known): RewardState {
  if (!points) return { status: 'active' };
  const covered = coveredDays(points, activeDays, today);
  const pending = covered.filter((day) => day > (points.last_activity_date ?? day)).length;
  const used = points.freezes_used + pending;
  const place = points.freezes.length - 1 - newer;
  return place < used ? { status: 'used', on: covered.at(place - used) ?? null } : { status: 'active' };
}

/**
 * The missed days that freezes covered, in order: those within the current streak, as far as it was read, and those
 * since the last active day while the streak is alive. Missed days of earlier streaks are unknown.
 */
function coveredDays(
  points: NonNullable<Known['points']>,
  activeDays: Known['activeDays'],
  today: Day,
): Day[] {
  const { last_activity_date: last, current_streak, skipped_days = [] } = points;
  if (last === null) return [];
  const ofStreak = activeDays
    .map(({ activity_date }) => activity_date)
    .sort()
    .slice(-current_streak);
  const days = currentStreak(points, today) > 0 ? [...ofStreak, today] : ofStreak;
  return days
    .flatMap((day, index) => (index === 0 ? [] : daysWithin(days[index - 1] ?? day, day)))
    .filter((day) => !skipped_days.includes(day));
}

/** The days after `first` and before `last`. */
function daysWithin(first: Day, last: Day): Day[] {
  const count = Math.max(0, daysBetween(first, last) - 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index + 1));
}

/** @param newer how many of the same reward were redeemed after this one */
function accessState(
  effect: Exclude<RewardEffect, { kind: 'streak_freeze' }>,
  newer: number,
  { access, extraUsesLeft: left, today, now }: Known,
): RewardState {
  const granted = access.find(({ feature_name }) => feature_name === effect.feature);
  if (!granted || !isAccessLive(granted, now)) return { status: 'expired' };
  if (effect.kind === 'access') return { status: 'active' };
  // Redemptions of one day add up, so the newest ones are those of today.
  if (newer * effect.amount >= (granted.amount ?? 0)) return { status: 'expired' };
  const until = granted.expires_at === null ? {} : { until: granted.expires_at };
  if (left === null) return { status: 'active', ...until };
  const ofThis = Math.max(0, Math.min(effect.amount, left - newer * effect.amount));
  return ofThis > 0
    ? { status: 'active', left: ofThis, of: effect.amount, ...until }
    : { status: 'used', on: today };
}
