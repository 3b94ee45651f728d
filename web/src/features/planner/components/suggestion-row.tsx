import { endTime, formatDuration, timeOf } from '@akada/domain/planner/planner';
import type { Suggestion } from '@akada/domain/planner/smart-planner';
import { relativeTime } from '@/lib/relative-time.ts';
import { Button } from '@/ui/button.tsx';
import { AddIcon } from '@/ui/icons.ts';
import { PriorityBadge } from './badges.tsx';
import { RowFacts } from './row.tsx';

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** Whether the task is overdue. */
  isLate: boolean;
  onAdd: () => void;
}

/** A free slot and the task suggested for it. */
export function SuggestionRow({ suggestion: { task, start, duration }, isLate, onAdd }: SuggestionRowProps) {
  const from = timeOf(start);
  return (
    <li className="rounded-2xl border border-line px-3.5 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft tabular">
            <span className="font-bold text-ink">{from}</span> to {endTime(from, duration)}
            {' · '}
            {formatDuration(duration)}
          </p>
          <h3 className="mt-0.5 line-clamp-3 font-semibold break-words">{task.title}</h3>
        </div>
        <Button
          look="secondary"
          size="sm"
          className="shrink-0"
          aria-label={`Add ${task.title} at ${from}`}
          // The second tap of a double tap would hit the row that has moved up.
          onClick={({ detail }) => detail < 2 && onAdd()}
        >
          <AddIcon aria-hidden className="size-4" /> Add
        </Button>
      </div>
      <RowFacts>
        <PriorityBadge priority={task.priority} />
        <span className={isLate ? 'font-semibold text-danger' : ''}>Due {relativeTime(task.due_date)}</span>
      </RowFacts>
    </li>
  );
}
