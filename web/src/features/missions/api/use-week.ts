import { addDays, type Day } from '@akada/domain/day';
import { WEEKLY_GOAL_DAYS } from '@akada/domain/points';
import { activeDaysQuery } from '@akada/domain/queries/points';
import type { UserStreak } from '@akada/domain/schemas/points';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The active days of the last 7, live: the same query as Home's weekly goal. */
export function useWeek(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - WEEKLY_GOAL_DAYS)));
}
