import type { FocusTarget } from '@akada/domain/focus/focus';
import type { Task } from '@akada/domain/planner/schemas';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { announce, announceFailure } from './announce.ts';
import { createTask, deleteTask, saveTask, setTaskStatus } from './api/planner-writes.ts';
import type { TaskActions } from './components/task-row.tsx';
import { CONFIRM_DELETE } from './labels.ts';
import { TaskDialog } from './lazy-dialogs.tsx';

interface TaskEditing {
  /** Stable between renders, so that memoised rows do not render again. */
  actions: TaskActions;
  /** Opens the form for a new task. */
  add: () => void;
  /** The open form, or null. */
  dialog: ReactNode;
}

/**
 * The actions and the form of a task list.
 *
 * @param heading receives the focus after a deletion, since the row that had it is gone
 */
export function useTaskEditing(
  uid: string,
  onFocus: (target: FocusTarget) => void,
  heading: RefObject<HTMLElement | null>,
): TaskEditing {
  const [editing, setEditing] = useState<{ task: Stored<Task> | null } | null>(null);
  const actions = useMemo<TaskActions>(
    () => ({
      onStatus: ({ id }, status) => announceFailure(setTaskStatus(uid, id, status)),
      onFocus: ({ id, title }) => onFocus({ kind: 'task', id, title }),
      onEdit: (task) => setEditing({ task }),
      onDelete: ({ id }) => {
        if (!confirm(CONFIRM_DELETE)) return;
        announce('delete', deleteTask(uid, id));
        heading.current?.focus();
      },
    }),
    [uid, onFocus, heading],
  );
  const dialog = editing && (
    <TaskDialog
      uid={uid}
      task={editing.task}
      onClose={() => setEditing(null)}
      onSave={(task) => {
        setEditing(null);
        if (editing.task) announce('update', saveTask(uid, editing.task.id, editing.task, task));
        else announce('create', createTask(uid, task));
      }}
    />
  );
  return { actions, add: () => setEditing({ task: null }), dialog };
}
