/** The effects of redeeming a reward, as pure functions of the documents before it. */

import type { Day } from '@akada/domain/days/day';
import { isAccessLive } from '@akada/domain/points/access';
import type { RewardEffect } from '@akada/domain/points/rewards';
import type { FeatureAccess } from '@akada/domain/points/schemas';

/** The feature that a reward unlocks; a streak freeze unlocks none. */
export function featureOf(effect: RewardEffect): string | null {
  return effect.kind === 'streak_freeze' ? null : effect.feature;
}

/** The days on which freezes were redeemed, in order, with one more. A day may appear twice. */
export function freezesAfter(freezes: readonly Day[], day: Day): Day[] {
  return [...freezes, day].sort();
}

/** The granted access after redeeming. Amounts of the same day add up, so redeeming twice gives twice as much. */
export function accessAfter(
  before: FeatureAccess | undefined,
  effect: Exclude<RewardEffect, { kind: 'streak_freeze' }>,
  at: Date,
  dayEnds: Date,
): FeatureAccess {
  const access = { feature_name: effect.feature, is_active: true };
  if (effect.kind === 'access') return { ...access, expires_at: null };
  const left = before && isAccessLive(before, at) ? (before.amount ?? 0) : 0;
  return { ...access, amount: left + effect.amount, expires_at: dayEnds };
}
