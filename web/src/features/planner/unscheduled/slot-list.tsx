import { formatDuration, minuteOf, timeOf } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Span } from '@akada/domain/planner/smart-planner-time';
import { useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import type { Stored } from '@/firebase/documents.ts';

interface SlotListProps {
  slots: readonly Span[];
  /** The entries of the day. */
  entries: readonly Stored<PlannerEntry>[];
}

/** The day while a task is dragged: its free slots, to drop the task into, between its entries. */
export function SlotList({ slots, entries }: SlotListProps) {
  const rows = [
    ...slots.map((slot) => ({ at: slot.from, row: <Slot key={slot.from} slot={slot} /> })),
    ...entries.map(({ id, title, start_time }) => ({
      at: minuteOf(start_time),
      row: (
        <li key={id} className="flex gap-3 rounded-xl px-3 py-2 text-ink-soft">
          <span className="tabular">{start_time}</span> <span className="truncate">{title}</span>
        </li>
      ),
    })),
  ].sort((a, b) => a.at - b.at);
  return (
    <>
      {slots.length === 0 && <p className="text-ink-soft">No free time left on this day</p>}
      <ol className="grid gap-1">{rows.map(({ row }) => row)}</ol>
    </>
  );
}

function Slot({ slot: { from, to } }: { slot: Span }) {
  const { setNodeRef, isOver } = useDroppable({ id: from });
  return (
    <li
      ref={setNodeRef}
      className={clsx(
        'flex gap-3 rounded-xl border border-dashed px-3 py-2 font-semibold',
        isOver ? 'border-brand bg-brand-tint text-brand-ink' : 'border-line-strong/60',
      )}
    >
      <span className="tabular">{timeOf(from)}</span> Free, {formatDuration(to - from)}
    </li>
  );
}
