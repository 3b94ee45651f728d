import type { UserReward } from '@akada/domain/schemas/points';
import { Gift } from 'lucide-react';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { Badge } from '@/ui/badge.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { Tile } from '@/ui/tile.tsx';

/** The rewards that were redeemed last. */
export function YourRewards({ redeemed }: { redeemed: Live<Stored<UserReward>[]> }) {
  return (
    <Tile title="Your Rewards" icon={Gift}>
      {redeemed.status === 'loading' && <p className="text-ink-soft">Loading…</p>}
      {redeemed.status === 'error' && <p className="text-danger">Failed to load rewards data.</p>}
      {redeemed.status === 'ready' && redeemed.data.length === 0 && (
        <p className="text-ink-soft">Nothing yet. What you redeem is kept here.</p>
      )}
      {redeemed.status === 'ready' && (
        <ul className="grid gap-3">
          {redeemed.data.map((reward) => (
            <li key={reward.id} className="flex items-start justify-between gap-3">
              <span>
                <span className="block font-semibold">{reward.reward_name}</span>
                <span className="block text-sm text-ink-soft">{relativeTime(reward.date_redeemed)}</span>
              </span>
              <Badge tone="green">Active</Badge>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
