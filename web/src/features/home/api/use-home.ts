import { addDays, type Day } from '@akada/domain/days/day';
import { nextTaskQuery } from '@akada/domain/planner/queries';
import type { Task } from '@akada/domain/planner/schemas';
import { WEEKLY_GOAL_DAYS } from '@akada/domain/points/points';
import { activeDaysQuery } from '@akada/domain/points/queries';
import type { UserStreak } from '@akada/domain/points/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The open task that is due first, live. */
export function useNextTask(uid: string): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(nextTaskQuery(uid));
}

/** The active days of the last 7, live. */
export function useLastWeek(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - WEEKLY_GOAL_DAYS)));
}
