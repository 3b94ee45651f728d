import { addDays, type Day } from '@akada/domain/days/day';
import { WEEKLY_GOAL_DAYS } from '@akada/domain/points/points';
import { activeDaysQuery } from '@akada/domain/points/queries';
import type { UserStreak } from '@akada/domain/points/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The active days of the last 7, live. */
export function useWeek(uid: string, today: Day): Live<Stored<UserStreak>[]> {
  return useLiveQuery<UserStreak>(activeDaysQuery(uid, addDays(today, 1 - WEEKLY_GOAL_DAYS)));
}
