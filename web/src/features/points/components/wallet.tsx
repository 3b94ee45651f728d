import { HISTORY_LIMITS } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { PointsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The points to spend, the longest streak, and the latest actions that earned or cost points. */
export function Wallet({ points }: { points: UserPoints | null }) {
  const history = points?.points_history.slice(0, HISTORY_LIMITS.shown) ?? [];
  return (
    <Tile title="Points Wallet" icon={PointsIcon} tone="marigold">
      <p className="text-4xl font-bold tabular-nums">
        {points?.total_points ?? 0} <span className="text-lg font-semibold text-ink-soft">points</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Longest streak: {quantity(points?.longest_streak ?? 0, 'day')}
      </p>
      {history.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-line pt-3 text-sm">
          {history.map((item) => (
            <li key={`${item.at.getTime()}-${item.action}`} className="flex justify-between gap-3">
              <span className="first-letter:uppercase">{item.action}</span>
              <span className="font-semibold tabular-nums">
                {item.points > 0 ? `+${item.points}` : item.points}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
