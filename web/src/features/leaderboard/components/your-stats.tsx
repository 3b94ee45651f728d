import { type Standing, standingText } from '@akada/domain/leaderboard/leaderboard';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import { formatCount } from '@akada/domain/text/plural';
import type { Live } from '@/firebase/live.ts';
import { useCountedDay } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { StatisticsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { SkeletonLines, TileError } from '@/ui/tile-states.tsx';

interface YourStatsProps {
  points: Live<UserPoints | null>;
  standing: Standing;
  /** Null unless loading the rank failed. */
  onRetryRank: (() => void) | null;
  className?: string;
}

/** The student's own figures and the rank on the open board. No figure is shown before it has loaded. */
export function YourStats({ points, standing, onRetryRank, className }: YourStatsProps) {
  return (
    <Tile title="Your Stats" icon={StatisticsIcon} {...(className && { className })}>
      {points.status === 'loading' && <SkeletonLines lines={4} label="Loading your stats" />}
      {points.status === 'error' && (
        <TileError message="Your stats couldn't be loaded." onRetry={points.retry} />
      )}
      {points.status === 'ready' && (
        <Figures points={points.data} standing={standing} onRetryRank={onRetryRank} />
      )}
    </Tile>
  );
}

interface FiguresProps extends Pick<YourStatsProps, 'standing' | 'onRetryRank'> {
  points: UserPoints | null;
}

function Figures({ points, standing, onRetryRank }: FiguresProps) {
  const today = useCountedDay(points);
  const figures = [
    { name: 'Rank', value: standingText(standing) ?? <SkeletonLines lines={1} label="Loading your rank" /> },
    { name: 'Points earned', value: formatCount(points?.points_earned ?? 0) },
    { name: 'Current streak', value: formatCount(currentStreak(points, today)) },
    { name: 'Tools used today', value: points?.tools_day === today ? points.tools_used_today : 0 },
  ];
  return (
    <>
      <dl className="grid grid-pairs gap-4">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl font-bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {onRetryRank && (
        <Button look="secondary" size="sm" className="mt-3" onClick={onRetryRank}>
          Try again
        </Button>
      )}
      {points && !points.on_boards && (
        <p className="mt-3 text-sm text-ink-soft">
          You've left the leaderboards. You can rejoin them in your profile.
        </p>
      )}
    </>
  );
}
