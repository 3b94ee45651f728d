import type { Day } from '@akada/domain/days/day';
import {
  deadlinesQuery,
  dueTasksQuery,
  openTasksQuery,
  taskDeadlinesQuery,
  weekEntriesQuery,
} from '@akada/domain/planner/queries';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { useLiveWithoutDeleted } from '@/firebase/live-without-deleted.ts';

/** The entries of a week, live. */
export function useWeekEntries(uid: string, first: Day, last: Day): Live<Stored<PlannerEntry>[]> {
  return useLiveWithoutDeleted(useLiveQuery<PlannerEntry>(weekEntriesQuery(uid, first, last)));
}

/** The next assignments due, live, at most 10. */
export function useDeadlines(uid: string, today: Day): Live<Stored<PlannerEntry>[]> {
  return useLiveQuery<PlannerEntry>(deadlinesQuery(uid, today));
}

/** The next tasks due at or after `from`, live, at most 10. */
export function useTaskDeadlines(uid: string, from: Date): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(taskDeadlinesQuery(uid, from));
}

/** The tasks due between `from` and `to`, live, at most 50. */
export function useDueTasks(uid: string, from: Date, to: Date): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(dueTasksQuery(uid, from, to));
}

/** The open tasks, soonest due first, live, at most 20. */
export function useOpenTasks(uid: string): Live<Stored<Task>[]> {
  return useLiveQuery<Task>(openTasksQuery(uid));
}
