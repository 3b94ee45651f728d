import type { TaskFilter } from '@akada/domain/planner/planner';
import { tasksQuery } from '@akada/domain/planner/queries';
import type { Task } from '@akada/domain/planner/schemas';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's tasks by due date, in pages of 50. Apart from the other reads, because only the tab of tasks loads it. */
export function useTasks(uid: string, filter: TaskFilter, onFailure: (error: unknown) => void): Paged<Task> {
  return usePaged<Task>(tasksQuery(uid, filter), onFailure);
}
