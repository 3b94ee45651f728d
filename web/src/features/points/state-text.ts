import type { RewardState } from '@akada/domain/points/reward-states';
import type { RewardId } from '@akada/domain/points/rewards';
import { quantity } from '@akada/domain/text/plural';
import { clockTime, longDay } from '@/lib/time.ts';
import type { BadgeTone } from '@/ui/badge.tsx';

export const STATE_LABELS: Record<RewardState['status'], { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'green' },
  used: { label: 'Used', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
};

/** What is left of a redeemed reward, or what it was used for. */
export function stateText(reward: RewardId, state: RewardState): string {
  switch (state.status) {
    case 'expired':
      return 'No longer available';
    case 'used':
      if (reward === 'extra_ai_uses') return "All of today's uses are used up";
      return state.on ? `Covered ${longDay(state.on)}` : 'Covered a missed day';
    case 'active':
      if (reward === 'streak_freeze') return 'Covers the next day you miss';
      if (reward !== 'extra_ai_uses') return 'Yours to keep';
      return [
        state.left === undefined ? null : `${state.left} of ${quantity(state.of ?? state.left, 'use')} left`,
        state.until ? `until ${clockTime(state.until)}` : null,
      ]
        .filter(Boolean)
        .join(', ');
  }
}
