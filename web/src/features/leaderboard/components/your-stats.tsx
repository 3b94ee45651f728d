import type { RankType } from '@akada/domain/leaderboard';
import type { UserPoints } from '@akada/domain/schemas/points';
import { currentStreak } from '@akada/domain/streak';
import { ChartNoAxesColumn } from 'lucide-react';
import { Tile } from '@/ui/tile.tsx';
import { useToday } from '@/ui/time.ts';

interface YourStatsProps {
  points: UserPoints | null;
  rankType: RankType;
  /** Null where the student does not rank. */
  rank: number | null;
  /** How many are on the boards; null while it is not known. */
  students: number | null;
  className?: string;
}

/** The student's own figures, and the rank on the open board. */
export function YourStats({ points, rank, students, className }: YourStatsProps) {
  const today = useToday();
  const tools = points?.tools_day === today ? points.tools_used_today : 0;
  const stats = [
    {
      name: 'Rank',
      value: rank === null ? 'Not ranked' : students === null ? rank : `${rank} of ${students}`,
    },
    { name: 'Points earned', value: points?.points_earned ?? 0 },
    { name: 'Current streak', value: currentStreak(points, today) },
    { name: 'Tools used today', value: tools },
  ];
  return (
    <Tile title="Your Stats" icon={ChartNoAxesColumn} {...(className && { className })}>
      <dl className="grid grid-cols-2 gap-4">
        {stats.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {points && !points.on_boards && (
        <p className="mt-3 text-sm text-ink-soft">You have left the boards. Your profile lets you back on.</p>
      )}
    </Tile>
  );
}
