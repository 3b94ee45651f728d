import { nextStatus, type TaskStatus, toggledStatus } from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { memo } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { CONTENT_VISIBILITY } from '@/lib/content-visibility.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { badgeClass } from '@/ui/badge.tsx';
import { TagIcon } from '@/ui/icons.ts';
import { STATUS_LABELS } from '../labels.ts';
import { PriorityBadge } from './badges.tsx';
import { FocusedFact, Row, RowFacts } from './row.tsx';

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
    <li className={CONTENT_VISIBILITY.row}>
      <Row
        title={task.title}
        done={done}
        pending={task.pending}
        onToggle={() => onStatus(task, toggledStatus(task.status))}
        onFocus={done ? undefined : () => onFocus(task)}
        onEdit={() => onEdit(task)}
        onDelete={() => onDelete(task)}
      >
        {task.description && (
          <p className="mt-0.5 line-clamp-2 text-sm whitespace-pre-line text-ink-soft">{task.description}</p>
        )}
        <RowFacts>
          <button
            type="button"
            aria-label={`Status of ${task.title}: ${status.label}. Change to ${STATUS_LABELS[nextStatus(task.status)].label}`}
            onClick={() => onStatus(task, nextStatus(task.status))}
            className={`${badgeClass(status.tone)} relative after:absolute after:-inset-2`}
          >
            {status.label}
          </button>
          <PriorityBadge priority={task.priority} />
          <span className={late ? 'font-semibold text-danger' : ''}>Due {relativeTime(task.due_date)}</span>
          <FocusedFact minutes={task.focus_minutes} />
          {task.tag && (
            <span className="inline-flex items-center gap-1">
              <TagIcon aria-hidden className="size-3.5" /> {task.tag}
            </span>
          )}
        </RowFacts>
      </Row>
    </li>
  );
});
