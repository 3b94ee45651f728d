import type { Day } from '@akada/domain/days/day';
import type { FocusTarget } from '@akada/domain/focus/focus';
import { type Deadline, upcomingDeadlines } from '@akada/domain/planner/deadlines';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useZone } from '@/lib/zone.ts';
import { Button } from '@/ui/button.tsx';
import { PlannerIcon } from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useDeadlines, useTaskDeadlines } from './api/use-planner.ts';
import { DeadlineRow } from './components/deadline-row.tsx';
import { RowList } from './components/row.tsx';
import { dayBounds, dayOfTask } from './due-range.ts';
import { useEntryEditing } from './use-entry-editing.tsx';
import { useTaskEditing } from './use-task-editing.tsx';

interface DeadlinesTabProps {
  uid: string;
  today: Day;
  onFocus: (target: FocusTarget) => void;
}

/** The next assignments and tasks due, at most 10. */
export function DeadlinesTab({ uid, today, onFocus }: DeadlinesTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { actions, add, dialog } = useTaskEditing(uid, onFocus, heading);
  const entryEditing = useEntryEditing(uid, today);
  const { from } = dayBounds(today, useZone());
  const [entries, tasks] = [useDeadlines(uid, today), useTaskDeadlines(uid, from)];
  const deadlines = mergeDeadlines(entries, tasks);

  function open({ kind, id }: Deadline) {
    const task = kind === 'task' && tasks.status === 'ready' && tasks.data.find((one) => one.id === id);
    const entry = kind === 'entry' && entries.status === 'ready' && entries.data.find((one) => one.id === id);
    if (task) actions.onEdit(task);
    if (entry) entryEditing.edit(entry);
  }

  return (
    <section aria-labelledby="deadlines-heading">
      <h2 id="deadlines-heading" ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold">
        Upcoming Deadlines
      </h2>
      {deadlines.status === 'loading' && <SkeletonRows rows={3} label="Loading deadlines" />}
      {deadlines.status === 'error' && (
        <ErrorState
          message={`Failed to load deadlines: ${failureReason(deadlines.error)}`}
          onRetry={deadlines.retry}
        />
      )}
      {deadlines.status === 'ready' && deadlines.data.length === 0 && deadlines.unconfirmed && (
        <NotAvailableOffline canAdd />
      )}
      {deadlines.status === 'ready' && deadlines.data.length === 0 && !deadlines.unconfirmed && (
        <EmptyState icon={PlannerIcon} title="No upcoming deadlines">
          <p className="max-w-sm text-ink-soft">Tasks and assignments with a due date appear here.</p>
          <Button onClick={add}>Add a task</Button>
        </EmptyState>
      )}
      {deadlines.status === 'ready' && deadlines.data.length > 0 && (
        <RowList as="ol">
          {deadlines.data.map((deadline) => (
            <DeadlineRow key={deadline.id} deadline={deadline} today={today} onOpen={() => open(deadline)} />
          ))}
        </RowList>
      )}
      {dialog}
      {entryEditing.dialog}
    </section>
  );
}

/** Merges both lists. If either one failed to load, so has the result: a missing deadline must not look like none. */
function mergeDeadlines(
  entries: Live<Stored<PlannerEntry>[]>,
  tasks: Live<Stored<Task>[]>,
): Exclude<Live<never>, { status: 'ready' }> | { status: 'ready'; data: Deadline[]; unconfirmed: boolean } {
  if (entries.status === 'error') return entries;
  if (tasks.status === 'error') return tasks;
  if (entries.status === 'loading' || tasks.status === 'loading') return { status: 'loading' };
  const data = upcomingDeadlines(entries.data, tasks.data, dayOfTask);
  return { status: 'ready', data, unconfirmed: entries.unconfirmed || tasks.unconfirmed };
}
