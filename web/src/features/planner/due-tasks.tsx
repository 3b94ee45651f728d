import type { FocusTarget } from '@akada/domain/focus/focus';
import type { Task } from '@akada/domain/planner/schemas';
import { useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { useNow } from '@/lib/time.ts';
import { RowList } from './components/row.tsx';
import { TaskRow } from './components/task-row.tsx';
import { useTaskEditing } from './use-task-editing.tsx';

/** How often overdue tasks are marked again. */
const CLOCK_INTERVAL_MS = 60_000;

interface DueTasksProps {
  uid: string;
  isToday: boolean;
  tasks: readonly Stored<Task>[];
  onFocus: (target: FocusTarget) => void;
}

/** The tasks due on a day, shown below its schedule. */
export function DueTasks({ uid, isToday, tasks, onFocus }: DueTasksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { actions, dialog } = useTaskEditing(uid, onFocus, heading);
  const now = useNow(CLOCK_INTERVAL_MS);
  return (
    <div className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-bold">
        {isToday ? 'Tasks due today' : 'Tasks due on this day'}
      </h3>
      <RowList>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} now={now} {...actions} />
        ))}
      </RowList>
      {dialog}
    </div>
  );
}
