import { weeklyGoal } from '@akada/domain/home/home';
import { GOAL_DAY_POINTS } from '@akada/domain/points/points';
import type { UserStreak } from '@akada/domain/points/schemas';
import type { Live } from '@/firebase/live.ts';
import { GoalIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Tile } from '@/ui/tile.tsx';

/** Consistency: how many of the last 7 days earned enough points. */
export function WeeklyGoalTile({ week }: { week: Live<UserStreak[]> }) {
  return (
    <Tile title="Consistency" icon={GoalIcon} isWaiting={week.status === 'loading'}>
      {week.status === 'error' ? (
        <p className="text-danger">Your week couldn't be loaded.</p>
      ) : (
        <Goal week={week.status === 'ready' ? week.data : []} />
      )}
    </Tile>
  );
}

function Goal({ week }: { week: UserStreak[] }) {
  const { days, of, percent } = weeklyGoal(week);
  return (
    <>
      <p className="mb-2 flex items-baseline justify-between">
        <span className="text-xl font-bold tabular-nums">
          {days}/{of} days
        </span>
        <span className="text-sm text-ink-soft">{percent}%</span>
      </p>
      <Meter label="Weekly goal" value={days} max={of} />
      <p className="mt-2 text-sm text-ink-soft">Days with {GOAL_DAY_POINTS} points or more, of the last 7.</p>
    </>
  );
}
