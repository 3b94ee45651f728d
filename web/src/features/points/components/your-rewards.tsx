import type { RewardState } from '@akada/domain/points/reward-states';
import type { UserReward } from '@akada/domain/points/schemas';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Badge } from '@/ui/badge.tsx';
import { RewardsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { SkeletonLines, TileError } from '@/ui/tile-states.tsx';
import { STATE_LABELS, stateText } from '../state-text.ts';

export type RedeemedReward = Stored<UserReward> & { state: RewardState };

/** The latest redeemed rewards and their states. */
export function YourRewards({ rewards }: { rewards: Live<RedeemedReward[]> }) {
  return (
    <Tile title="Your Rewards" icon={RewardsIcon}>
      {rewards.status === 'loading' && <SkeletonLines lines={3} label="Loading your rewards" />}
      {rewards.status === 'error' && (
        <TileError message="Failed to load rewards data" onRetry={rewards.retry} />
      )}
      {rewards.status === 'ready' && rewards.data.length === 0 && (
        <p className="text-ink-soft">No rewards yet. Rewards you redeem appear here.</p>
      )}
      {rewards.status === 'ready' && (
        <ul className="grid gap-3">
          {rewards.data.map((reward) => (
            <RewardRow key={reward.id} reward={reward} />
          ))}
        </ul>
      )}
    </Tile>
  );
}

function RewardRow({ reward: { reward_id, reward_name, date_redeemed, state } }: { reward: RedeemedReward }) {
  const { label, tone } = STATE_LABELS[state.status];
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="min-w-0">
        <span className="block font-semibold">{reward_name}</span>
        <span className="block text-sm">{stateText(reward_id, state)}</span>
        <span className="block text-sm text-ink-soft">Redeemed {relativeTime(date_redeemed)}</span>
      </span>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
