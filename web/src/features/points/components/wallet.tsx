import { HISTORY_LIMITS } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { formatCount, quantity } from '@akada/domain/text/plural';
import { relativeTime } from '@/lib/relative-time.ts';
import { Button } from '@/ui/button.tsx';
import { PointsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { PointsRow } from './points-row.tsx';

interface WalletProps {
  points: UserPoints | null;
  /** Opens the whole history. */
  onHistory: () => void;
}

/** The points to spend, the longest streak, and the latest actions that earned or cost points. */
export function Wallet({ points, onHistory }: WalletProps) {
  const history = points?.points_history.slice(0, HISTORY_LIMITS.shown) ?? [];
  return (
    <Tile title="Points Wallet" icon={PointsIcon} tone="marigold">
      <p className="text-4xl font-bold tabular">
        {formatCount(points?.total_points ?? 0)}{' '}
        <span className="text-lg font-semibold text-ink-soft">points</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Longest streak: {quantity(points?.longest_streak ?? 0, 'day')}
      </p>
      {history.length > 0 && (
        <>
          <ul className="mt-4 mb-4 grid gap-2.5 border-t border-line pt-4">
            {history.map(({ at, action, points: amount }) => (
              <PointsRow
                key={`${at.getTime()}-${action}`}
                label={action}
                points={amount}
                time={relativeTime(at)}
              />
            ))}
          </ul>
          <Button look="secondary" size="sm" onClick={onHistory}>
            Points History
          </Button>
        </>
      )}
    </Tile>
  );
}
