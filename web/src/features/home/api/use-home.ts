import { addDays, type Day, dayOf, minuteOfDay } from '@akada/domain/days/day';
import { type NextStep, nextStep, type RunningExam } from '@akada/domain/home/next-step';
import { type TimelineItem, timelineOf } from '@akada/domain/home/timeline';
import { daySessionsQuery, deadlinesQuery, nextTasksQuery } from '@akada/domain/planner/queries';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { WEEKLY_GOAL_DAYS } from '@akada/domain/points/points';
import { activeDaysQuery } from '@akada/domain/points/queries';
import type { UserPoints, UserStreak } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';
import { useNow } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';

/** The open tasks that are due first, live. */
export function useNextTasks(uid: string): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(nextTasksQuery(uid));
}

const CLOCK_INTERVAL_MS = 15_000;

interface DayInputs {
  tasks: Live<Stored<Task>[]>;
  points: Live<UserPoints | null>;
  dueCards: Live<{ count: number }>;
  /** The mock exam that this device is sitting; undefined while unknown. */
  exam: RunningExam | null | undefined;
  /** The counted day. */
  counted: Day;
}

type Failed = Extract<Live<unknown>, { status: 'error' }>;

/** What Home says of today. */
export interface HomeDay {
  /** The one thing to do now. */
  step: NextStep;
  timeline: TimelineItem[];
  /** What failed to load, so that the timeline lacks it. */
  failed: Failed | undefined;
}

/** Today; null until what decides the next step has loaded. What fails to load is left out. */
export function useHomeDay(
  uid: string,
  { tasks, points, dueCards, exam, counted }: DayInputs,
): HomeDay | null {
  const zone = useZone();
  const now = useNow(CLOCK_INTERVAL_MS);
  const today = dayOf(now, zone);
  const sessions = useLiveWithoutDeleted(useLiveQuery<PlannerEntry>(daySessionsQuery(uid, today)));
  const deadlines = useLiveQuery<PlannerEntry>(deadlinesQuery(uid, today, 1));
  if (exam === undefined) return null;
  if ([tasks, points, sessions, deadlines].some(({ status }) => status === 'loading')) return null;
  const own = points.status === 'ready' ? points.data : null;
  const [first] = deadlines.status === 'ready' ? deadlines.data : [];
  const facts = {
    exam,
    assignment: first?.due_date === undefined ? null : { ...first, due_date: first.due_date },
    sessions: sessions.status === 'ready' ? sessions.data : [],
    tasks: tasks.status === 'ready' ? tasks.data : [],
    dueCards: cardsIn(dueCards),
    streak: currentStreak(own, counted),
    isActiveToday: own?.last_activity_date === counted,
  };
  const minute = minuteOfDay(now, zone);
  const step = nextStep(facts, { now, today, minute });
  // Whatever comes before the cards doesn't depend on their number.
  if (dueCards.status === 'loading' && step.kind === 'cards') return null;
  return {
    step,
    timeline: timelineOf({ ...facts, step }, { today, minute, zone }),
    failed: [sessions, tasks].find((live): live is Failed => live.status === 'error'),
  };
}

/** The due cards; while they load, there may be one. */
function cardsIn(dueCards: Live<{ count: number }>): number {
  if (dueCards.status === 'ready') return dueCards.data.count;
  return dueCards.status === 'loading' ? 1 : 0;
}

/** The active days of the last 7, live. */
export function useLastWeek(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - WEEKLY_GOAL_DAYS)));
}
