import type { Day } from '@akada/domain/days/day';
import { weeklyGoal } from '@akada/domain/home/home';
import { GOAL_DAY_POINTS } from '@akada/domain/points/points';
import { lastWeekOf } from '@akada/domain/points/recent-days';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useStudent } from '@/firebase/auth-session.tsx';
import { GoalIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { useLastWeek } from '../api/use-home.ts';
import { Figure } from './figure.tsx';

interface WeeklyGoalFigureProps {
  points: UserPoints | null;
  /** The counted day. */
  today: Day;
}

/** Consistency: how many of the last 7 days earned enough points. */
export function WeeklyGoalFigure({ points, today }: WeeklyGoalFigureProps) {
  const recent = points ? points.recent_days : {};
  if (!recent) return <WeekOfActiveDays today={today} />;
  return <WeekFigure week={lastWeekOf(recent, today)} />;
}

/** For points that were last written by an earlier release, which lack the recent days. */
function WeekOfActiveDays({ today }: { today: Day }) {
  const { uid } = useStudent();
  const week = useLastWeek(uid, today);
  return <WeekFigure week={week.status === 'ready' ? week.data : null} hasFailed={week.status === 'error'} />;
}

type Week = readonly { points_earned: number }[];

/** `week` is null while unknown. */
function WeekFigure({ week, hasFailed = false }: { week: Week | null; hasFailed?: boolean }) {
  return (
    <Figure title="Consistency" icon={GoalIcon} isWaiting={!week && !hasFailed}>
      {hasFailed ? <p className="text-danger">Your week couldn't be loaded.</p> : <Goal week={week ?? []} />}
    </Figure>
  );
}

function Goal({ week }: { week: Week }) {
  const { days, of, percent } = weeklyGoal(week);
  return (
    <>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-bold tabular">
          {days}/{of} days
        </span>
        <span className="text-sm text-ink-soft">{percent}%</span>
      </p>
      <Meter label="Weekly goal" value={days} max={of} />
      <p className="mt-1.5 text-sm text-ink-soft">
        Days with {GOAL_DAY_POINTS} points or more, of the last 7.
      </p>
    </>
  );
}
