import { addDays, type Day, dayOf, minuteOfDay } from '@akada/domain/days/day';
import { type NextStep, nextStep } from '@akada/domain/home/next-step';
import { daySessionsQuery, nextTasksQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { WEEKLY_GOAL_DAYS } from '@akada/domain/points/points';
import { activeDaysQuery } from '@akada/domain/points/queries';
import type { UserPoints, UserStreak } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { useNow } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';

/** The open tasks that are due first, live. */
export function useNextTasks(uid: string): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(nextTasksQuery(uid));
}

const CLOCK_INTERVAL_MS = 15_000;

interface StepInputs {
  tasks: Live<Stored<Task>[]>;
  points: Live<UserPoints | null>;
  dueCards: Live<{ count: number }>;
  /** The counted day. */
  counted: Day;
}

/** The one thing to do now; null until everything that decides it has loaded. What fails to load is left out. */
export function useNextStep(uid: string, { tasks, points, dueCards, counted }: StepInputs): NextStep | null {
  const zone = useZone();
  const now = useNow(CLOCK_INTERVAL_MS);
  const sessions = useLiveQuery<PlannerEntry>(daySessionsQuery(uid, dayOf(now, zone)));
  if ([tasks, points, sessions, dueCards].some(({ status }) => status === 'loading')) return null;
  const own = points.status === 'ready' ? points.data : null;
  const facts = {
    sessions: sessions.status === 'ready' ? sessions.data : [],
    tasks: tasks.status === 'ready' ? tasks.data : [],
    dueCards: dueCards.status === 'ready' ? dueCards.data.count : 0,
    streak: currentStreak(own, counted),
    isActiveToday: own?.last_activity_date === counted,
  };
  return nextStep(facts, { now, minute: minuteOfDay(now, zone) });
}

/** The active days of the last 7, live. */
export function useLastWeek(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - WEEKLY_GOAL_DAYS)));
}
