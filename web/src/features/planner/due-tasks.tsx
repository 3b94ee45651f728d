import type { FocusTarget } from '@akada/domain/focus/focus';
import type { Task } from '@akada/domain/planner/schemas';
import { useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { useTime } from '@/lib/time.ts';
import { TaskRow } from './components/task-row.tsx';
import { useTaskEditing } from './use-task-editing.tsx';

/** Milliseconds after which overdue tasks are looked for again. */
const EVERY = 60_000;
const asItIs = (now: Date) => now;

interface DueTasksProps {
  uid: string;
  isToday: boolean;
  tasks: readonly Stored<Task>[];
  onFocus: (target: FocusTarget) => void;
}

/** The tasks that are due on a day, below its schedule. */
export function DueTasks({ uid, isToday, tasks, onFocus }: DueTasksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { actions, dialog } = useTaskEditing(uid, onFocus, heading);
  const now = useTime(asItIs, EVERY);
  return (
    <div className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-bold">
        {isToday ? 'Tasks due today' : 'Tasks due on this day'}
      </h3>
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} now={now} {...actions} />
        ))}
      </ul>
      {dialog}
    </div>
  );
}
