import { nextStatus } from '@akada/domain/planner';
import type { Task } from '@akada/domain/schemas/planner';
import { Tag } from 'lucide-react';
import type { Stored } from '@/firebase/documents.ts';
import { badgeClass } from '@/ui/badge.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { STATUS_LABELS } from '../labels.ts';
import { PriorityBadge } from './badges.tsx';
import { FocusedFact, Row, RowFacts } from './row.tsx';

interface TaskRowProps {
  task: Stored<Task>;
  onToggle: () => void;
  onNextStatus: () => void;
  onFocus: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A task; its status badge goes through the states, its tick box knows only done. */
export function TaskRow({ task, onToggle, onNextStatus, onFocus, onEdit, onDelete }: TaskRowProps) {
  const done = task.status === 'completed';
  const late = !done && task.due_date < new Date();
  const status = STATUS_LABELS[task.status];
  return (
    <li>
      <Row
        title={task.title}
        done={done}
        pending={task.pending}
        onToggle={onToggle}
        onFocus={done ? undefined : onFocus}
        onEdit={onEdit}
        onDelete={onDelete}
      >
        {task.description && (
          <p className="mt-0.5 line-clamp-2 text-sm whitespace-pre-line text-ink-soft">{task.description}</p>
        )}
        <RowFacts>
          <button
            type="button"
            aria-label={`Status of ${task.title}: ${status.label}. Change to ${STATUS_LABELS[nextStatus(task.status)].label}`}
            onClick={onNextStatus}
            className={`${badgeClass(status.tone)} relative after:absolute after:-inset-2`}
          >
            {status.label}
          </button>
          <PriorityBadge priority={task.priority} />
          <span className={late ? 'font-semibold text-danger' : ''}>Due {relativeTime(task.due_date)}</span>
          <FocusedFact minutes={task.focus_minutes} />
          {task.tag && (
            <span className="inline-flex items-center gap-1">
              <Tag aria-hidden className="size-3.5" /> {task.tag}
            </span>
          )}
        </RowFacts>
      </Row>
    </li>
  );
}
