import type { Task } from '@akada/domain/planner/schemas';
import { useDraggable } from '@dnd-kit/core';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { DragIcon } from '@/ui/icons.ts';

/** A task to drag into the schedule. */
export function TaskHandle({ task: { id, title, due_date } }: { task: Stored<Task> }) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, data: { title } });
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        className={`flex min-h-11 w-full cursor-grab items-center gap-2 rounded-xl px-2 text-left hover:bg-sunken ${isDragging ? 'opacity-55' : ''}`}
      >
        <DragIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <span className="line-clamp-2 min-w-0 grow py-1 font-semibold wrap-anywhere">{title}</span>
        <span className="shrink-0 text-xs text-ink-soft">Due {relativeTime(due_date)}</span>
      </button>
    </li>
  );
}

/** The task under the mouse. */
export function DraggedTask({ title }: { title: string }) {
  return (
    <div className="flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-2 font-semibold shadow-card">
      <DragIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="truncate">{title}</span>
    </div>
  );
}
