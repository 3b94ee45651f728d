import { nextStatus, type TaskStatus, toggledStatus } from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { memo } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { shortDay } from '@/lib/time.ts';
import { badgeClass } from '@/ui/badge.tsx';
import { dayOfTask } from '../due-range.ts';
import { STATUS_LABELS } from '../labels.ts';
import { PriorityBadge } from './badges.tsx';
import { LastFacts, Row } from './row.tsx';

export interface TaskActions {
  onStatus: (task: Stored<Task>, status: TaskStatus) => void;
  onFocus: (task: Stored<Task>) => void;
  onEdit: (task: Stored<Task>) => void;
  onDelete: (task: Stored<Task>) => void;
}

/**
 * A task. Its badge cycles through the statuses, its checkbox only toggles completed. Memoised for long lists: it
 * renders again when its task changes, or `now`, which decides whether it is late.
 */
export const TaskRow = memo(function TaskRow({
  task,
  now,
  onStatus,
  onFocus,
  onEdit,
  onDelete,
}: { task: Stored<Task>; now: Date } & TaskActions) {
  const done = task.status === 'completed';
  const late = !done && task.due_date < now;
  const status = STATUS_LABELS[task.status];
  return (
    <Row
      title={task.title}
      done={done}
      pending={task.pending}
      description={task.description}
      onToggle={() => onStatus(task, toggledStatus(task.status))}
      onFocus={done ? undefined : () => onFocus(task)}
      onEdit={() => onEdit(task)}
      onDelete={() => onDelete(task)}
    >
      {/* How long a completed task still had doesn't matter. */}
      <span className={late ? 'text-danger' : ''}>
        Due {done ? shortDay(dayOfTask(task.due_date)) : relativeTime(task.due_date)}
      </span>
      <PriorityBadge priority={task.priority} />
      <button
        type="button"
        aria-label={`Status of ${task.title}: ${status.label}. Change to ${STATUS_LABELS[nextStatus(task.status)].label}`}
        onClick={() => onStatus(task, nextStatus(task.status))}
        className={`${badgeClass(status.tone)} relative min-h-6 min-w-0 after:absolute after:-inset-2`}
      >
        <span className="truncate">{status.label}</span>
      </button>
      <LastFacts focused={task.focus_minutes} subject={task.tag} />
    </Row>
  );
});
