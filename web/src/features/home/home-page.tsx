import { minuteOfDay } from '@akada/domain/days/day';
import type { FocusTarget } from '@akada/domain/focus/focus';
import { greetingAt } from '@akada/domain/home/home';
import type { NextStep, RunningExam } from '@akada/domain/home/next-step';
import type { NudgeKind } from '@akada/domain/nudges/nudges';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import type { ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useCountedDay, useToday } from '@/lib/time.ts';
import { useMedia } from '@/lib/use-media.ts';
import { WIDE } from '@/lib/wide.ts';
import { useZone } from '@/lib/zone.ts';
import { Card } from '@/ui/card.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { type HomeDay, useHomeDay, useNextTasks } from './api/use-home.ts';
import { BadgesFigure } from './components/badges-figure.tsx';
import { NextEntry } from './components/next-entry.tsx';
import { NextStepCard } from './components/next-step-card.tsx';
import { StreakFigure } from './components/streak-figure.tsx';
import { Timeline } from './components/timeline.tsx';
import { WeeklyGoalFigure } from './components/weekly-goal-figure.tsx';
import { XpFigure } from './components/xp-figure.tsx';

// Below what a phone shows first.
const LaterTiles = lazyPart(() => import('./components/later-tiles.tsx').then((part) => part.LaterTiles));
const QuickActions = lazyPart(() =>
  import('./components/quick-actions.tsx').then((part) => part.QuickActions),
);

interface HomePageProps {
  /** The setup of a new student, who sees it first. */
  setup?: ReactNode;
  /** What a new student does after the setup. */
  firstSteps?: ReactNode;
  points: Live<UserPoints | null>;
  /** How many cards can be reviewed today. */
  dueCards: Live<{ count: number }>;
  /** The mock exam that this device is sitting; undefined while unknown. */
  exam: RunningExam | null | undefined;
  /** The tile with today's nudge, without those that Home says elsewhere. */
  nudge: (elsewhere: readonly NudgeKind[]) => ReactNode;
  /** The id of the task or entry for which the focus timer is set; null for none. */
  timedId: string | null;
  /** Opens the focus timer for something, and starts it. */
  onFocus: (request: { target: FocusTarget | null; isStarted?: boolean }) => void;
}

/** Home: the student's progress today, and what to do next. */
export function HomePage(props: HomePageProps) {
  const { setup, firstSteps, points, dueCards, exam, nudge, timedId, onFocus } = props;
  const { uid, name } = useStudent();
  const today = useToday();
  const zone = useZone();
  const tasks = useNextTasks(uid);
  const now = new Date();
  const known = points.status === 'ready' ? points : null;
  const counted = useCountedDay(known?.data ?? null);
  const day = useHomeDay(uid, { tasks, points, dueCards, exam, counted });
  const step = day?.step ?? null;
  const isWide = useMedia(WIDE);
  // Not before the timeline is known: it would push this away.
  const later = day && (
    <div className="grid gap-4 sm:max-lg:grid-cols-2">
      {nudge(nudgesElsewhere(day.step))}
      <LaterTiles
        isTaskNow={day.step.kind === 'task'}
        tasks={tasks.status === 'ready' ? tasks.data : null}
        elsewhere={tasksIn(day)}
        today={today}
        onFocus={() => onFocus({ target: null })}
      />
    </div>
  );

  return (
    <>
      <PageHeading className="text-[min(1.625rem,10vw)] leading-tight font-bold">
        {`${greetingAt(Math.floor(minuteOfDay(now, zone) / 60))}, ${name || 'Student'}!`}
      </PageHeading>
      {setup}
      {points.status === 'error' && (
        <ErrorState
          message={`Failed to load your points: ${failureReason(points.error)}`}
          onRetry={points.retry}
        />
      )}
      {!day && (
        <p role="status" className="sr-only">
          Loading your day
        </p>
      )}
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <NextStepCard
          step={step}
          timedId={timedId}
          onFocus={(target) => onFocus({ target, isStarted: true })}
        />
        <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-5">
          <Timeline
            items={day?.timeline ?? null}
            step={step}
            next={<NextEntry uid={uid} today={today} />}
            failed={day?.failed}
          />
          {isWide && later}
        </div>
        {day && (
          <div className="grid gap-5">
            {firstSteps}
            {known && (
              <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-5 p-[min(1.25rem,7vw)] sm:grid-cols-3">
                <StreakFigure streak={currentStreak(known.data, counted)} />
                <WeeklyGoalFigure points={known.data} today={counted} />
                <XpFigure
                  pointsEarned={known.data?.points_earned ?? 0}
                  className="col-span-full sm:col-auto"
                />
                <BadgesFigure earned={known.data?.badges ?? []} className="col-span-full" />
              </Card>
            )}
            <QuickActions />
          </div>
        )}
        {!isWide && later}
      </div>
    </>
  );
}

/** The ids of the tasks that the timeline shows. */
function tasksIn({ timeline }: HomeDay): Set<string> {
  return new Set(timeline.flatMap((item) => (item.kind === 'task' ? [item.task.id] : [])));
}

/** The nudges that say what Home says elsewhere: the task due first is the next step, in the timeline, or the next task. */
function nudgesElsewhere(step: NextStep): NudgeKind[] {
  return [
    'task_due',
    ...(step.keepsStreak ? (['streak_at_risk'] as const) : []),
    ...(step.kind === 'cards' ? (['cards_due'] as const) : []),
  ];
}
