import type { Day } from '@akada/domain/days/day';
import { nudgeTime } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { daySlots, unscheduledTasks } from '@akada/domain/planner/day-slots';
import { timeOf } from '@akada/domain/planner/planner';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { suggestedEntry } from '@akada/domain/planner/smart-planner';
import { DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useNow } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { TasksIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { SkeletonLines, TileError } from '@/ui/tile-states.tsx';
import { announce } from '../announce.ts';
import { createEntry } from '../api/planner-writes.ts';
import { useOpenTasks } from '../api/use-planner.ts';
import { slotUnder, useSlotSensors } from './drag-to-slot.ts';
import { SlotList } from './slot-list.tsx';
import { DraggedTask, TaskHandle } from './task-handle.tsx';

/** How often slots that have passed are left out. */
const CLOCK_INTERVAL_MS = 60_000;

const INSTRUCTIONS =
  'Press Space to pick up the task, the arrow keys to choose a free time, Space again to plan it, or Escape to cancel.';

interface UnscheduledTasksProps {
  uid: string;
  today: Day;
  /** The day whose free time is shown, today or later. */
  day: Day;
  /** Its quiet hours are left free. */
  quiet: NudgeSettings;
  /** The entries of the day's week. */
  entries: readonly Stored<PlannerEntry>[];
  /** Where the day's slots are shown while a task is dragged. */
  host: HTMLElement | null;
}

/** The open tasks that are not planned this week, to drag into the free time of a day. */
export function UnscheduledTasks({ uid, today, day, quiet, entries, host }: UnscheduledTasksProps) {
  const tasks = useOpenTasks(uid);
  const zone = useZone();
  const now = useNow(CLOCK_INTERVAL_MS);
  const [dragged, setDragged] = useState<Stored<Task> | null>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const sensors = useSlotSensors();
  const waiting = tasks.status === 'ready' ? unscheduledTasks(tasks.data, entries) : [];
  const minute = day === today ? nudgeTime(now, zone).minute : 0;
  const slots = daySlots(entries, quiet, { today: day, minute });

  function drop({ over }: DragEndEvent): void {
    const slot = slots.find(({ from }) => from === over?.id);
    setDragged(null);
    if (!dragged || !slot) return;
    const suggestion = { task: dragged, start: slot.from, duration: slot.to - slot.from };
    announce('create', createEntry(uid, suggestedEntry(suggestion, day)));
    // The row that had the focus is gone.
    hint.current?.focus();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={slotUnder}
      // The slots appear once a task is dragged.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: INSTRUCTIONS },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${titleOf(active)}.`,
          onDragOver: ({ over }) => (over ? timeOf(Number(over.id)) : 'Not over a free time.'),
          onDragEnd: ({ active, over }) =>
            over ? `${titleOf(active)} is planned at ${timeOf(Number(over.id))}.` : 'Nothing was planned.',
          onDragCancel: () => 'Nothing was planned.',
        },
      }}
      onDragStart={({ active }) => setDragged(waiting.find(({ id }) => id === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Tile title="Unscheduled tasks" icon={TasksIcon}>
        {tasks.status === 'loading' && <SkeletonLines lines={2} label="Loading your tasks" />}
        {tasks.status === 'error' && (
          <TileError message={`Failed to load tasks: ${failureReason(tasks.error)}`} onRetry={tasks.retry} />
        )}
        {tasks.status === 'ready' && (
          <p ref={hint} tabIndex={-1} className="mb-2 text-sm text-ink-soft">
            {hintOf(waiting.length, tasks.unconfirmed && tasks.data.length === 0)}
          </p>
        )}
        <ul className="-mx-2 grid grid-cols-1">
          {waiting.map((task) => (
            <TaskHandle key={task.id} task={task} />
          ))}
        </ul>
      </Tile>
      {dragged &&
        host &&
        createPortal(<SlotList slots={slots} entries={entries.filter(({ date }) => date === day)} />, host)}
      <DragOverlay dropAnimation={null}>{dragged && <DraggedTask title={dragged.title} />}</DragOverlay>
    </DndContext>
  );
}

function hintOf(waiting: number, isUnknown: boolean): string {
  if (isUnknown) return "Your tasks aren't available offline yet.";
  return waiting > 0 ? 'Drag a task into your free time.' : 'All open tasks are planned.';
}

function titleOf({ data }: { data: { current?: { title?: string } | undefined } }): string {
  return data.current?.title ?? 'The task';
}
