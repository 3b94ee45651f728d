import { minuteOfDay } from '@akada/domain/days/day';
import type { FocusTarget } from '@akada/domain/focus/focus';
import { greetingAt, tipOfTheDay } from '@akada/domain/home/home';
import type { NextStep, RunningExam } from '@akada/domain/home/next-step';
import type { NudgeKind } from '@akada/domain/nudges/nudges';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import type { ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useCountedDay, useToday } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { Button } from '@/ui/button.tsx';
import { FocusIcon, StudyTipIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { Tile } from '@/ui/tile.tsx';
import { useNextStep, useNextTasks } from './api/use-home.ts';
import { BadgesTile } from './components/badges-tile.tsx';
import { NextStepTile } from './components/next-step-tile.tsx';
import { NextTaskTile } from './components/next-task-tile.tsx';
import { QuickActions } from './components/quick-actions.tsx';
import { StreakTile } from './components/streak-tile.tsx';
import { WeeklyGoalTile } from './components/weekly-goal-tile.tsx';
import { XpTile } from './components/xp-tile.tsx';

interface HomePageProps {
  points: Live<UserPoints | null>;
  /** How many cards can be reviewed today. */
  dueCards: Live<{ count: number }>;
  /** The mock exam that this device is sitting; undefined while unknown. */
  exam: RunningExam | null | undefined;
  /** The tile with today's nudge, without those that Home says elsewhere. */
  nudge: (elsewhere: readonly NudgeKind[]) => ReactNode;
  /** Links to the sections that the bottom bar does not have. */
  more: ReactNode;
  /** Opens the focus timer. */
  onFocus: (target: FocusTarget | null) => void;
}

/** Home: the student's progress today, and what to do next. */
export function HomePage({ points, dueCards, exam, nudge, more, onFocus }: HomePageProps) {
  const { uid, name } = useStudent();
  const today = useToday();
  const zone = useZone();
  const tasks = useNextTasks(uid);
  const now = new Date();
  const known = points.status === 'ready' ? points : null;
  const counted = useCountedDay(known?.data ?? null);
  const step = useNextStep(uid, { tasks, points, dueCards, exam, counted });

  return (
    <>
      <PageHeading>{`${greetingAt(Math.floor(minuteOfDay(now, zone) / 60))}, ${name || 'Student'}!`}</PageHeading>
      {points.status === 'error' && (
        <ErrorState
          message={`Failed to load your points: ${failureReason(points.error)}`}
          onRetry={points.retry}
        />
      )}
      {points.status === 'loading' && (
        <p role="status" className="sr-only">
          Loading your day
        </p>
      )}
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NextStepTile step={step} onFocus={onFocus} className="sm:col-span-2 lg:col-span-3" />
        {points.status !== 'error' && <StreakTile streak={known && currentStreak(known.data, counted)} />}
        <NextTaskTile tasks={tasks} step={step} />
        {nudge(nudgesElsewhere(step))}
        <QuickActions className="sm:col-span-2 lg:col-span-3" />
        {more}
        {points.status !== 'error' && (
          <>
            <XpTile pointsEarned={known && (known.data?.points_earned ?? 0)} />
            <BadgesTile earned={known && (known.data?.badges ?? [])} />
          </>
        )}
        <WeeklyGoalTile points={points} today={counted} />
        <Tile
          title="Study tip of the day"
          icon={StudyTipIcon}
          tone="marigold"
          className="sm:col-span-2 lg:col-span-3"
        >
          <p className="mb-4 text-lg">{tipOfTheDay(today)}</p>
          <Button look="secondary" onClick={() => onFocus(null)}>
            <FocusIcon aria-hidden className="size-4" /> Start Pomodoro Timer
          </Button>
        </Tile>
      </div>
    </>
  );
}

/** The nudges that say what another tile says: the task due first is the next step, or the next task. */
function nudgesElsewhere(step: NextStep | null): NudgeKind[] {
  return step?.keepsStreak ? ['task_due', 'streak_at_risk'] : ['task_due'];
}
