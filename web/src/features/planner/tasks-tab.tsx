import type { FocusTarget } from '@akada/domain/focus/focus';
import { ALL_TASKS, type TaskFilter } from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useNow } from '@/lib/time.ts';
import { useMedia } from '@/lib/use-media.ts';
import { Button } from '@/ui/button.tsx';
import { AddIcon, FilterIcon, TasksIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useTasks } from './api/use-tasks.ts';
import { RowList } from './components/row.tsx';
import { TaskRow } from './components/task-row.tsx';
import type { DueRange } from './due-range.ts';
import { TaskFilters } from './lazy-dialogs.tsx';
import { useTaskEditing } from './use-task-editing.tsx';

/** How often overdue tasks are marked again. */
const CLOCK_INTERVAL_MS = 60_000;

interface TasksTabProps {
  uid: string;
  onFocus: (target: FocusTarget) => void;
}

/** All tasks by due date, a page at a time, with filters. */
export function TasksTab({ uid, onFocus }: TasksTabProps) {
  const [filter, setFilter] = useState<TaskFilter>(ALL_TASKS);
  const [due, setDue] = useState<DueRange>('all');
  const {
    live: tasks,
    all,
    ...more
  } = useTasks(uid, filter, (error) => {
    warnWithToast('more tasks were not read', error, `Failed to load more tasks: ${failureReason(error)}`);
  });
  const tags = useKnownTags(all);
  const now = useNow(CLOCK_INTERVAL_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia('(min-width: 48rem)');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { actions, add, dialog } = useTaskEditing(uid, onFocus, heading);
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
            <FilterIcon aria-hidden className="size-4" /> Filter
          </Button>
          <Button onClick={add}>
            <AddIcon aria-hidden className="size-4" /> Add
          </Button>
        </div>
      </header>
      {(filtersOpen || isWide) && (
        <TaskFilters
          filter={filter}
          due={due}
          tags={tags}
          onChange={(changed, range) => {
            setFilter(changed);
            setDue(range);
          }}
        />
      )}
      {tasks.status === 'loading' && <SkeletonRows rows={4} label="Loading tasks" />}
      {tasks.status === 'error' && (
        <ErrorState message={`Failed to load tasks: ${failureReason(tasks.error)}`} onRetry={tasks.retry} />
      )}
      {tasks.status === 'ready' && all.length === 0 && tasks.unconfirmed && <NotAvailableOffline canAdd />}
      {tasks.status === 'ready' && all.length === 0 && !tasks.unconfirmed && (
        <EmptyState
          icon={TasksIcon}
          title={filtered ? 'No tasks match these filters' : 'No tasks created yet'}
          scene={filtered ? 'lost' : 'start'}
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
            <Button onClick={add}>Create Your First Task</Button>
          )}
        </EmptyState>
      )}
      {all.length > 0 && (
        <RowList>
          {all.map((task) => (
            <TaskRow key={task.id} task={task} now={now} {...actions} />
          ))}
        </RowList>
      )}
      <ShowMore list={more} className="mx-auto mt-5 flex" />
      {dialog}
    </section>
  );
}

/** Every tag seen since the tab was opened, so that filtering the list does not remove filter options. */
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
