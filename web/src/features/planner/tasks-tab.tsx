import type { FocusTarget } from '@akada/domain/focus';
import { ALL_TASKS, nextStatus, PLANNER_LIMITS, type TaskFilter, toggledStatus } from '@akada/domain/planner';
import type { Task } from '@akada/domain/schemas/planner';
import { ListTodo, Plus, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState, ErrorState, NotOnDevice, SkeletonRows } from '@/ui/states.tsx';
import { announce, announceRefusal } from './announce.ts';
import { createTask, deleteTask, saveTask, setTaskStatus } from './api/planner-writes.ts';
import { useTasks } from './api/use-planner.ts';
import { TaskFilters } from './components/task-filters.tsx';
import { TaskRow } from './components/task-row.tsx';
import type { DueRange } from './due-range.ts';
import { CONFIRM_DELETE } from './labels.ts';
import { TaskDialog } from './lazy-parts.tsx';

interface TasksTabProps {
  uid: string;
  onFocus: (target: FocusTarget) => void;
}

/** All tasks by due date, a page at a time, narrowed by the filters. */
export function TasksTab({ uid, onFocus }: TasksTabProps) {
  const [filter, setFilter] = useState<TaskFilter>(ALL_TASKS);
  const [due, setDue] = useState<DueRange>('all');
  const [limit, setLimit] = useState<number>(PLANNER_LIMITS.tasksPage);
  const [editing, setEditing] = useState<{ task: Stored<Task> | null } | null>(null);
  const tasks = useTasks(uid, filter, limit);
  const tags = useKnownTags(tasks.status === 'ready' ? tasks.data : []);
  const heading = useRef<HTMLHeadingElement>(null);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtered =
    due !== 'all' || [filter.status, filter.priority, filter.tag].some((part) => part !== 'all');

  return (
    <section aria-labelledby="tasks-heading">
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 id="tasks-heading" ref={heading} tabIndex={-1} className="text-xl font-bold">
          All Tasks
        </h2>
        <div className="flex gap-2">
          <Button
            look={filtered ? 'secondary' : 'quiet'}
            className="md:hidden"
            aria-expanded={filtersOpen}
            onClick={() => setFiltersOpen(!filtersOpen)}
          >
            <SlidersHorizontal aria-hidden className="size-4" /> Filter
          </Button>
          <Button onClick={() => setEditing({ task: null })}>
            <Plus aria-hidden className="size-4" /> Add
          </Button>
        </div>
      </header>
      <TaskFilters
        open={filtersOpen}
        filter={filter}
        due={due}
        tags={tags}
        onChange={(changed, range) => {
          setFilter(changed);
          setDue(range);
          setLimit(PLANNER_LIMITS.tasksPage);
        }}
      />
      {tasks.status === 'loading' && <SkeletonRows rows={4} label="Loading tasks" />}
      {tasks.status === 'error' && (
        <ErrorState message={`Failed to load tasks: ${reasonOf(tasks.error)}`} onRetry={tasks.retry} />
      )}
      {tasks.status === 'ready' && tasks.data.length === 0 && tasks.unconfirmed && <NotOnDevice canAdd />}
      {tasks.status === 'ready' && tasks.data.length === 0 && !tasks.unconfirmed && (
        <EmptyState
          icon={ListTodo}
          title={filtered ? 'No tasks match these filters' : 'No tasks created yet'}
        >
          {filtered ? (
            <Button
              look="secondary"
              onClick={() => {
                setFilter(ALL_TASKS);
                setDue('all');
              }}
            >
              Show all tasks
            </Button>
          ) : (
            <Button onClick={() => setEditing({ task: null })}>Create Your First Task</Button>
          )}
        </EmptyState>
      )}
      {tasks.status === 'ready' && (
        <ul className="grid gap-3 xl:grid-cols-2">
          {tasks.data.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              onToggle={() => announceRefusal(setTaskStatus(uid, task.id, toggledStatus(task.status)))}
              onNextStatus={() => announceRefusal(setTaskStatus(uid, task.id, nextStatus(task.status)))}
              onFocus={() => onFocus({ kind: 'task', id: task.id, title: task.title })}
              onEdit={() => setEditing({ task })}
              onDelete={() => {
                if (!confirm(CONFIRM_DELETE)) return;
                announce('delete', deleteTask(uid, task.id));
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {tasks.status === 'ready' && tasks.data.length === limit && (
        <Button
          look="secondary"
          className="mx-auto mt-5 flex"
          onClick={() => setLimit(limit + PLANNER_LIMITS.tasksPage)}
        >
          Show more
        </Button>
      )}
      {editing && (
        <TaskDialog
          task={editing.task}
          onClose={() => setEditing(null)}
          onSave={(task) => {
            setEditing(null);
            if (editing.task) announce('update', saveTask(uid, editing.task.id, editing.task, task));
            else announce('create', createTask(uid, task));
          }}
        />
      )}
    </section>
  );
}

/** Every tag seen since the tab was opened: a filtered list must not shrink what it can be filtered by. */
function useKnownTags(tasks: readonly Task[]): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    setKnown((before) => {
      const all = [...new Set([...before, ...tasks.flatMap(({ tag }) => tag ?? [])])].sort();
      return all.length === before.length ? before : all;
    });
  }, [tasks]);
  return known;
}
